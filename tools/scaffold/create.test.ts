import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { inTestProject, type TestFile } from '../../src/site/build/test-support';

const DAY = '2025-03-05';
const copied = (...paths: readonly string[]): Record<string, TestFile> =>
  Object.fromEntries(paths.map((path) => [path, readFileSync(join('content', path))]));

const TEMPLATES = 'tools/scaffold/templates';
/** A small site with the rules and the API of the real one. */
const FILES: Readonly<Record<string, TestFile>> = {
  ...copied(
    'api/openapi.yaml',
    'data/page-kinds.yaml',
    'data/terms.yaml',
    'data/docs-tags.yaml',
    'data/blog-tags.yaml',
    'data/authors.yaml',
    'docs/rest/how-to/how-to-svg.mdx',
  ),
  ...Object.fromEntries(
    readdirSync(TEMPLATES).map((name) => [`../${TEMPLATES}/${name}`, readFileSync(join(TEMPLATES, name))]),
  ),
  '../tools/guides/expected.yaml': 'rest/how-to/how-to-svg: { calls: [], shown: ended }\n',
  'data/sidebars.yaml': `# Places.
rest:
  - type: category
    label: How-to guides
    items:
      - { type: doc, id: rest/how-to/how-to-svg } # first
  # What follows.
  - { type: link, label: Elsewhere, href: https://a.example }
`,
};

async function load() {
  const { create } = await import('./create');
  const { checkContent } = await import('../content-rules/check-content');
  const { readOperations } = await import('../../src/reference/build/read-operations');
  const { product } = await import('../../src/site/config/product');
  const root = resolve('content');
  return {
    create: (...args: readonly string[]) => create(args, { root, day: DAY }),
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    /** Problems that `check:content` reports. */
    check: async () => {
      const operationsOf = (version?: string) => readOperations(version).operations;
      const { problems } = await checkContent(root, product, { operationsOf });
      return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
    },
  };
}

/** The text with its blanks filled by words that occur nowhere else. `words` are those of a paragraph. */
function fillBlanks(text: string, tags: string, next: { word: number }, words: number): string {
  const letter = (value: number): string => String.fromCharCode(97 + (value % 26));
  const take = (count: number): string =>
    Array.from({ length: count }, () => {
      next.word += 1;
      return `zq${letter(next.word / 676)}${letter(next.word / 26)}${letter(next.word)}`;
    }).join(' ');
  const sentences = (): string => Array.from({ length: words / 12 }, () => `Z${take(12).slice(1)}.`).join(' ');
  return text
    .replace(
      /^# \[blank: .*\n(tags|authors): \[\]/gm,
      (_, field) => `${field}: [${field === 'tags' ? tags : 'api-team'}]`,
    )
    .replace(/^description: "\[blank: .*"$/m, () => `description: "${take(16)}."`)
    .replace(/^( *)\[blank: [^\]]*\]/gm, (_, indent: string) => `${indent}${sentences()}`)
    .replace(/\[blank: [^\]]*\]/g, () => take(2));
}

test('what each template makes names its blanks, and passes all checks once they are filled', () =>
  inTestProject(FILES, load, async ({ create, check }) => {
    const made = [
      create('doc', 'rest/advanced/moderation', 'Moderation'),
      create('how-to', 'how-to-wave', 'Wave: "hello"'),
      create('post', 'A wave with {Product}'),
      create('author', 'quality-team', 'Quality: "Team"'),
      create('tag', 'docs', 'muting', 'Muting'),
      create('tag', 'blog', 'muting', 'Muting'),
    ];
    const blanks = await check();
    expect(blanks.length).toBeGreaterThan(25);
    for (const problem of blanks) expect(problem).toContain(' has a blank to fill: ');
    const next = { word: 0 };
    for (const { files } of made)
      for (const path of files.keys()) {
        const tags = path.includes('/blog/') ? 'api, branding' : 'api, how-to';
        writeFileSync(path, fillBlanks(readFileSync(path, 'utf8'), tags, next, path.includes('how-to') ? 48 : 132));
      }
    expect(await check()).toEqual([]);
  }));

test('a page is placed below the others of its folder, and a guide says what it brings about', () =>
  inTestProject(FILES, load, ({ create, read }) => {
    const { notes } = create('how-to', 'how-to-wave', 'Wave');
    expect(read('data/sidebars.yaml')).toContain(
      'how-to-svg } # first\n      - { type: doc, id: rest/how-to/how-to-wave }\n  # What follows.',
    );
    const expected = parse(readFileSync('tools/guides/expected.yaml', 'utf8')) as Record<string, object>;
    expect(Object.keys(expected)).toEqual(['rest/how-to/how-to-svg', 'rest/how-to/how-to-wave']);
    expect(notes[0]).toBe('Its address is /docs/rest/how-to/how-to-wave.');
    expect(create('doc', 'content/docs/webhooks/start.mdx', 'Start').notes[1]).toMatch(
      /^No sidebar has .* add - \{ type: doc, id: webhooks\/start \} to content\/data\/sidebars\.yaml\.$/,
    );
    return Promise.resolve();
  }));

test('a tag comes in the order of the alphabet, an author at the end', () =>
  inTestProject(FILES, load, ({ create, read }) => {
    create('tag', 'docs', 'muting', 'Muting');
    const tags = Object.keys(parse(read('data/docs-tags.yaml')) as object);
    expect(tags).toContain('muting');
    expect(tags).toEqual([...tags].sort());
    create('author', 'a-team', 'A');
    expect(Object.keys(parse(read('data/authors.yaml')) as object).at(-1)).toBe('a-team');
    return Promise.resolve();
  }));

test.each([
  [['page'], 'Found "page"; expected doc, how-to, post, author, tag.'],
  [['doc', 'rest/x'], 'Expected doc PATH TITLE'],
  [['doc', '../x', 'X'], 'expected a path below content/docs'],
  [['how-to', 'how-to-svg', 'X'], 'content/docs/rest/how-to/how-to-svg.mdx already exists'],
  [['author', 'api-team', 'X'], 'content/data/authors.yaml has api-team already.'],
  [['tag', 'page', 'a', 'A'], 'expected docs or blog'],
  [['tag', 'docs', 'A b', 'A'], 'Found the key "A b"'],
])('%j is refused, and nothing is written', (args, message) =>
  inTestProject(FILES, load, ({ create }, root) => {
    const before = readdirSync(root, { recursive: true });
    expect(() => create(...args)).toThrow(message);
    expect(readdirSync(root, { recursive: true })).toEqual(before);
    expect(existsSync(join(root, 'content/docs/rest/x.mdx'))).toBe(false);
    return Promise.resolve();
  }),
);
