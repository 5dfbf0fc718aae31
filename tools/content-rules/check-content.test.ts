import { join } from 'node:path';
import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { inTestProject } from '../../src/site/build/test-support';
import { readContentPage, type ContentPage } from '../content-pages';
import { checkFrontMatter } from './check-front-matter';
import { checkRepeats } from './check-repeats';
import { checkShape } from './check-shape';
import { checkText } from './check-text';
import { readPageRules } from './page-kinds';
import { readPageFacts, wordsIn } from './page-facts';
import { withTexts } from './page-texts';

const TOKENS = tokenValues(createProduct('acme', 'Acme'));
/** Rules of the real content. */
const RULES = readPageRules('content', TOKENS);
const DESCRIPTION = 'How a meeting of {Product} begins, who may join it and what each of them is allowed to do.';

function page(
  body: string,
  options: { kind?: ContentPage['kind']; path?: string; title?: string; fields?: string } = {},
): ContentPage {
  const {
    kind = 'doc',
    path = 'rest/references/layers.mdx',
    title = 'A',
    fields = `description: "${DESCRIPTION}"\ntags: [api, layers]\nauthors: [api-team]`,
  } = options;
  return readContentPage(
    `---\ntitle: "${title}"\n${fields}\n---\n${body}`,
    { file: path, kind, relativePath: path },
    TOKENS,
  );
}

const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const messages = (problems: readonly { line?: number; message: string }[]): string[] =>
  problems.map(({ line, message }) => `${line} ${message}`);

const LAYERS_BODY = [
  words(600),
  '## Add a layer',
  '<Endpoint id="createLayer" />',
  '| A | B |\n|---|---|\n| c | d |',
  '## Errors',
  '```bash\ncurl\n```',
  '## Limits',
  '## Related pages',
].join('\n\n');

describe('shape', () => {
  test('accepts a page with the length and parts required for its kind', () => {
    expect(checkShape(page(LAYERS_BODY), RULES)).toEqual([]);
  });

  test.each([
    ['<Endpoint id="createLayer" />', 'a call shown by <Endpoint>'],
    ['| A | B |\n|---|---|\n| c | d |', 'a table'],
    ['## Errors', 'a heading "Errors"'],
  ])('rejects a page without %s', (part, name) => {
    expect(messages(checkShape(page(LAYERS_BODY.replace(part, '')), RULES))).toEqual([
      `1 REST reference: ${name} is missing`,
    ]);
  });

  test('accepts a length of 20 % below to 30 % above the required range', () => {
    const [, ...rest] = LAYERS_BODY.split('\n\n');
    const withWords = (count: number) => messages(checkShape(page([words(count - 7), ...rest].join('\n\n')), RULES));
    expect(withWords(400)).toEqual([]);
    expect(withWords(1300)).toEqual([]);
    expect(withWords(399)).toEqual([
      '1 REST reference: found 399 words outside of tables; expected 500 to 1000, allowed 400 to 1300',
    ]);
    expect(withWords(1301)).toHaveLength(1);
  });

  test('counts visible words with inline code and headings, table words separately, but no fences or symbols', () => {
    const facts = readPageFacts(
      page(
        'Call `POST /rooms` – **now**.\n\n## One two\n\n| A b |\n|---|\n| c |\n\n```bash\necho no\n```\n\n```mermaid\nflowchart TD\n```\n',
      ).tree,
    );
    expect(facts).toMatchObject({ words: 6, tableWords: 3, fences: 1, diagrams: 1, tables: 1, headings: ['One two'] });
    expect(wordsIn('a – b, `c` / d')).toBe(4);
  });

  test('the path determines the kind of a page, and a path without a kind is reported', () => {
    expect(messages(checkShape(page('x', { path: 'cooking/soup.mdx' }), RULES))).toEqual([
      '1 has a path that matches no kind of page (/docs/cooking/soup): add it to content/data/page-kinds.yaml',
    ]);
    const nameOf = (route: string) => RULES.kindOf(route)?.name;
    expect(nameOf('/docs/rest/acme-overview')).toBe('overview');
    expect(nameOf('/docs/rest/how-to/how-to-svg')).toBe('how-to');
    expect(nameOf('/docs/sdks')).toBe('index page');
    expect(nameOf('/blog/pip-cam')).toBe('blog post');
  });
});

describe('front matter', () => {
  const check = (fields: string, kind: ContentPage['kind'] = 'doc') =>
    messages(checkFrontMatter(page('x', { fields, kind }), RULES));

  test('accepts valid front matter and counts the values of tokens', () => {
    expect(check(`description: "${'x'.repeat(66)}{Product}"\ntags: [api, layers]`)).toEqual([]);
    expect(check(`description: "${DESCRIPTION}"\ntags: [api, go]\nauthors: [api-team]`, 'post')).toEqual([]);
    expect(check(`description: "${DESCRIPTION}"`, 'page')).toEqual([]);
  });

  test('checks the length of the description and the number of tags and authors', () => {
    expect(check(`description: "${'x'.repeat(69)}"\ntags: [api, layers]`)).toEqual([
      '3 field "description": found 69 characters; expected 70 to 160',
    ]);
    expect(check(`description: "${'x'.repeat(161)}"\ntags: [api, layers]`)).toHaveLength(1);
    expect(check(`description: "${DESCRIPTION}"\ntags: [api]`)).toEqual(['4 field "tags": found 1; expected 2 to 6']);
    expect(check(`description: "${DESCRIPTION}"\ntags: [api, layers, api]`)).toEqual([
      '4 field "tags": contains duplicates',
    ]);
    expect(check(`description: "${DESCRIPTION}"\ntags: [api, go]`, 'post')).toEqual([
      '2 field "authors": found none; expected at least one',
    ]);
  });
});

test('a title may have all characters that share images can show, and no others', () => {
  const check = (title: string) => messages(checkFrontMatter(page('x', { title }), RULES));
  expect(check('Größe, Łódź and “Ωμέγα” – 100 % of {Product}')).toEqual([]);
  expect(check('Party 🎉 in 東京')).toEqual([
    '2 field "title": found "🎉", "東", "京", which the font of share images lacks; ' +
      'allowed: Latin, Greek and Cyrillic letters, digits and punctuation',
  ]);
});

describe('text', () => {
  const check = (body: string, kind: ContentPage['kind'] = 'doc') =>
    messages(checkText(page(body, { kind }), { rules: RULES }));
  const FIRST = 7;

  test('finds placeholders for undecided text everywhere, including in code', () => {
    expect(check('Fine.\n\nThe size (uncertain) is.\n\n```bash\n# (Proposed)\n```\n')).toEqual([
      `${FIRST + 2} contains "(uncertain)", which readers must not see`,
      `${FIRST + 5} contains "(Proposed)", which readers must not see`,
    ]);
  });

  test('finds marketing words in prose, but not in code', () => {
    expect(check('Say\nit simply, with `simple` code.\n\n```js\nconst simple = 1;\n```\n')).toEqual([
      `${FIRST + 1} contains the marketing word "simply"`,
    ]);
    expect(messages(checkText(page('x', { fields: 'description: "A powerful thing"' }), { rules: RULES }))).toEqual([
      '3 field "description": contains "powerful"',
    ]);
  });

  test('a fence can have at most 40 lines, not counting highlight comments', () => {
    const fence = (count: number) => `\`\`\`js\n// highlight-next-line\n${'a();\n'.repeat(count)}\`\`\`\n`;
    expect(check(fence(40))).toEqual([]);
    expect(check(fence(41))).toEqual([`${FIRST} has a fence of 41 lines; expected at most 40`]);
  });

  test('a diagram must have a title and a description', () => {
    expect(check('```mermaid\nflowchart TD\n  accTitle: A\n  accDescr: B\n  a --> b\n```\n')).toEqual([]);
    expect(check('```mermaid\nflowchart TD\n  accTitle: A\n  a --> b\n```\n')).toEqual([
      `${FIRST} has a diagram without accDescr`,
    ]);
  });

  test('a post must have exactly one truncate marker, after its first paragraph', () => {
    const MARKER = '{/* truncate */}';
    expect(check(`First.\n\n${MARKER}\n\nSecond.`, 'post')).toEqual([]);
    expect(check('First.\n\nSecond.', 'post')).toEqual([`${FIRST} has no {/* truncate */} after its first paragraph`]);
    expect(check(`First.\n\nSecond.\n\n${MARKER}`, 'post')).toEqual([
      `${FIRST + 4} has {/* truncate */} somewhere other than after its first paragraph`,
    ]);
    expect(check(`First.\n\n${MARKER}\n\nSecond.\n\n${MARKER}`, 'post')).toEqual([
      `${FIRST + 6} has a second {/* truncate */}`,
    ]);
  });
});

describe('repeats', () => {
  const LONG = 'This paragraph is long enough to be taken for one that somebody copied from another page of the site.';
  const other = (body: string) =>
    page(body, {
      path: 'rest/b.mdx',
      fields: 'description: "Another description of another page, which is long enough to be one of its own."',
    });

  test('reports a long paragraph that is on two pages, regardless of its markup', () => {
    const check = (...pages: ContentPage[]) => messages(checkRepeats(pages.map(withTexts), RULES));
    expect(check(page(LONG), other(`Before.\n\n${LONG.replace('copied', '**copied**')}`))).toEqual([
      '7 repeats a paragraph of rest/references/layers.mdx:7',
    ]);
    expect(check(page('Related pages follow.'), other('Related pages follow.'))).toEqual([]);
  });

  test('reports a description that two pages share', () => {
    expect(messages(checkRepeats([page('x'), page('y', { path: 'rest/c.mdx' })].map(withTexts), RULES))).toEqual([
      '3 repeats the description of rest/references/layers.mdx:3',
    ]);
  });
});

/** Two lines of the file that the tests below are not about. */
const LIMITS =
  'limits: { description: [70, 160], tags: [2, 6], tolerance: { below: 20, above: 30 }, fenceLines: 40, sentenceWords: 30, ' +
  'repeats: { paragraphCharacters: 80, sentenceWords: 6, pages: 2 } }\npictures: []\n';

test.each([
  ['no file', undefined, 'content/data/page-kinds.yaml does not exist; it must define the kinds of pages'],
  [
    'an unknown kind',
    'headings: {}\nkinds: { plain: { name: page } }\naddresses:\n  - { path: /a, kind: soup }\n',
    'content/data/page-kinds.yaml:6 field "addresses.0.kind": found "soup"; allowed: plain',
  ],
  [
    'an invalid pattern',
    'headings: {}\nkinds: { plain: { name: page } }\naddresses:\n  - { path: "/(a", kind: plain }\n',
    'content/data/page-kinds.yaml:6 field "addresses.0.path": found "/(a"; expected a regular expression',
  ],
])('page-kinds.yaml: %s is an error that names file, line and field', async (_name, text, message) => {
  const read = inTestProject(
    { 'data/other.yaml': '', ...(text === undefined ? {} : { 'data/page-kinds.yaml': LIMITS + text }) },
    () => import('./page-kinds'),
    (module, root) => module.readPageRules(join(root, 'content'), TOKENS),
  );
  await expect(read).rejects.toThrow(message);
});
