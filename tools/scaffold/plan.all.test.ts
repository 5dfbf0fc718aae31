import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseRedirects } from '../../src/output/build/redirects/read-redirects';
import { readArguments } from './arguments';
import { planScaffold } from './plan';
import { readScaffoldProject } from './read-project';
import type { FileChange, ScaffoldProject } from './types';
import { writeChanges } from './write';

const REDIRECTS = '# Moved.\nredirects:\n  - { from: /docs/rest/older, to: /blog }\ngone:\n  - /docs/rest/gone\n';
const REDIRECTS_FILE = resolve('content/data/redirects.yaml');

/** The real content, with redirects. Nothing is written. */
const real = readScaffoldProject();
const PROJECT: ScaffoldProject = {
  ...real,
  redirects: parseRedirects(REDIRECTS, 'content/data/redirects.yaml'),
  published: ['/blog', '/docs/rest/old'],
  read: (path) => (path === REDIRECTS_FILE ? REDIRECTS : real.read(path)),
};
const plan = (...args: readonly string[]) => planScaffold(args, () => PROJECT);
const pathsOf = (changes: readonly FileChange[]) => changes.map(({ path }) => path.slice(resolve('.').length + 1));

/** The one line that a change adds, and the line above it. */
function addedLine({ before = '', after }: FileChange): (string | undefined)[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const index = now.findIndex((line, at) => line !== old[at]);
  expect(now.toSpliced(index, 1)).toEqual(old);
  return [now[index - 1], now[index]];
}

test('adds a doc below the others of its folder, and keeps the rest of each file as it is', () => {
  const { changes, next } = plan(
    'doc',
    'content/docs/rest/how-to/how-to-wave.mdx',
    'Wave: "hello"',
    '--tags',
    'how-to',
  );
  expect(pathsOf(changes)).toEqual([
    'content/docs/rest/how-to/how-to-wave.mdx',
    'content/data/sidebars.yaml',
    'tools/guides/expected.yaml',
  ]);
  const [above, line] = addedLine(changes[1]!);
  expect(above).toMatch(/^ {6}- \{ type: doc, id: rest\/how-to\//);
  expect(line).toBe('      - { type: doc, id: rest/how-to/how-to-wave }');
  expect(changes[0]!.after).toMatch(/^---\ntitle: "Wave: \\"hello\\""\n/);
  expect(changes[0]!.after).toContain('\ntags: [how-to]\n');
  expect(changes[2]!.after.slice(changes[2]!.before!.length)).toMatch(
    /^\nrest\/how-to\/how-to-wave:\n {2}calls:\n {4}- POST \/rooms 201\n/,
  );
  expect(next.join('\n')).toContain('rest › How-to guides, below rest/how-to/');
  expect(next.join('\n')).toMatch(
    /^Link it from content\/docs\/rest\/how-to-guides\.mdx, .* as <Card> .* in a table /m,
  );
  expect(next.join('\n')).toContain('Its address is /docs/rest/how-to/how-to-wave. npm run develop shows it.');
});

test('adds the kind of a new folder behind the others of the docs, and the doc to the sidebar that is named', () => {
  const { changes } = plan('doc', 'webhooks/start', 'Start', '--kind', 'plain', '--sidebar', 'sdk');
  expect(addedLine(changes[1]!)[1]).toBe('  - { type: doc, id: webhooks/start }');
  expect(addedLine(changes[2]!)).toEqual([
    expect.stringContaining('/docs/'),
    '  - { path: "/docs/webhooks/.+", kind: plain }',
  ]);
  const inCategory = plan('doc', 'webhooks/start', 'Start', '--kind', 'plain', '--category', 'advanced').changes;
  expect(addedLine(inCategory[1]!)).toEqual([
    expect.stringContaining('rest/advanced/'),
    '      - { type: doc, id: webhooks/start }',
  ]);
});

test('adds a tag in the order of the alphabet and an author at the end', () => {
  const tags = plan('tag', 'docs', 'muting', 'Muting').changes[0]!.after.match(/^[a-z0-9-]+(?=:)/gm)!;
  expect(tags).toContain('muting');
  expect(tags).toEqual([...tags].sort());
  expect(plan('author', 'quality-team', 'Quality: "Team"').changes[0]!.after).toMatch(
    /\nquality-team:\n {2}name: "Quality: \\"Team\\""\n.*\n.*\n {2}page: true\n$/,
  );
});

test('adds a redirect whose ends are right', () => {
  const { changes, next } = plan('redirect', '/docs/rest/old', '/docs/rest/how-to/how-to-svg#undo');
  expect(addedLine(changes[0]!)).toEqual([
    '  - { from: /docs/rest/older, to: /blog }',
    '  - { from: /docs/rest/old, to: "/docs/rest/how-to/how-to-svg#undo" }',
  ]);
  expect(next).toEqual([
    'npm run develop redirects /docs/rest/old to /docs/rest/how-to/how-to-svg#undo at once, npm run serve after npm run build.',
  ]);
  const noteOf = (from: string) => plan('redirect', from, '/blog').next[1];
  expect(noteOf('/docs/rest/olt')).toMatch(
    /^\/docs\/rest\/olt was in no release\. Nothing needs .* If you meant \/docs\/rest\/old, change the line\.$/,
  );
  expect(noteOf('/docs/rest/bolder')).toMatch(/^\/docs\/rest\/bolder was in no release\. Nothing .* never released\.$/);
  expect(plan('redirect', '/docs/rest/olt', '/docs/rest/old').next[1]).toMatch(/never released\.$/);
  expect(noteOf('/docs/:area/old')).toBeUndefined();
  const empty = { ...PROJECT, read: () => '# None.\nredirects: []\ngone: []\n' };
  expect(planScaffold(['redirect', '/a/:name', '/blog'], () => empty).changes[0]!.after).toBe(
    '# None.\nredirects:\n  - { from: "/a/:name", to: /blog }\ngone: []\n',
  );
});

test('names the port of develop if one is set', () => {
  const { next } = planScaffold(['doc', 'rest/how-to/how-to-wave', 'Wave'], () => PROJECT, { PORT: '9641' });
  expect(next).toContain(
    'Its address is /docs/rest/how-to/how-to-wave. npm run develop shows it: http://localhost:9641/docs/rest/how-to/how-to-wave',
  );
});

const REFUSED: readonly (readonly [args: readonly string[], message: string])[] = [
  [['doc', '../secret', 'A'], 'PATH: found "../secret"; expected a path below content/docs'],
  [['doc', 'a//b', 'A'], 'PATH: found "a//b"'],
  [['doc', 'rest/how-to/how-to-svg', 'A'], 'content/docs/rest/how-to/how-to-svg.mdx already exists'],
  [['doc', 'rest/How-To/how-to-svg', 'A'], 'already belongs to content/docs/rest/how-to/how-to-svg.mdx'],
  [['doc', 'rest/older', 'A'], 'content/data/redirects.yaml redirects the address /docs/rest/older to /blog'],
  [['doc', 'rest/gone', 'A'], 'content/data/redirects.yaml lists the address /docs/rest/gone as gone'],
  [['doc', 'rest/howto/mute', 'A'], 'matches no kind of page; nearest folder: rest/how-to. For a new folder'],
  [['doc', 'webhooks/a', 'A', '--kind', 'plan'], '--kind: found "plan"; nearest: plain'],
  [['doc', 'rest/how-to/a', 'A', '--kind', 'plain'], 'is of the kind howTo'],
  [['doc', 'webhooks/a', 'A', '--kind', 'plain'], 'No sidebar has another page of webhooks; say where'],
  [['doc', 'rest/how-to/a', 'A', '--sidebar', 'rset'], '--sidebar: found "rset", which is not in content/data/side'],
  [['doc', 'rest/how-to/a', 'A', '--category', 'How-to guide'], '--category: found "How-to guide"; nearest: How-to g'],
  [['doc', 'rest/how-to/a', ' '], 'TITLE: found an empty string'],
  [['doc', 'rest/how-to/a', 'A simple way'], 'TITLE: contains "simple"'],
  [['doc', 'rest/how-to/a', 'Party 🎉'], 'TITLE: found "🎉", which the font of share images lacks'],
  [['doc', 'rest/how-to/a', 'A', '--tags', 'how-too'], '--tags: found "how-too"; nearest: how-to'],
  [['doc', 'rest/how-to/a', 'A', '--languages', 'nodejs'], '--languages: found "nodejs"; nearest: node'],
  [['doc', 'sdks/js/features/a', 'A', '--sidebar', 'rest', '--languages', 'node'], '--languages is for how-tos'],
  [
    ['doc', 'rest/how-to/a', 'A', '--call', 'removeUsr'],
    '--call: found "removeUsr", which the API description lacks; n',
  ],
  [['doc', 'rest/how-to/a', 'A', '--call', 'createStreamrecClientToken'], 'which needs a master key; how-tos call'],
  [['doc', 'rest/how-to/a', 'A', '--call', 'onRoomUpdate'], '--call: found "onRoomUpdate", which is no HTTP call'],
  [['doc', 'rest/how-to/a', 'A', '--call'], "Option '--call <value>' argument missing"],
  [['doc', 'sdks/js/features/a', 'A', '--sidebar', 'rest', '--call', 'removeUser'], '--call is for how-tos'],
  [['doc', 'sdks/js/features/a', 'A', '--sidebar', 'rest', '--no-undo'], '--no-undo is for how-tos'],
  [['post', 'A', '--no-undo'], 'post: found --no-undo; allowed: --tags, --diagram'],
  [['post', 'Звонок'], 'TITLE: found "Звонок"; expected a title whose URL consists of letters a to z'],
  [['post', 'A', 'api-tem'], 'AUTHOR: found "api-tem"; must be a key in content/data/authors.yaml (nearest: api-team'],
  [['author', 'Quality Team', 'A'], 'KEY: found "Quality Team"; expected lower-case letters'],
  [['author', 'web-team', 'A'], 'KEY: found "web-team", which already exists in content/data/authors.yaml'],
  [['author', 'a', ''], 'NAME: found an empty string'],
  [['tag', 'doc', 'a', 'A'], 'tag: found "doc"; expected docs or blog'],
  [
    ['redirect', '/docs/rest/how-to/how-to-svg', '/blog'],
    'which is the address of content/docs/rest/how-to/how-to-svg',
  ],
  [['redirect', '/docs/a', '/docs/rest/how-to/how-to-svk'], 'which is no page; nearest: /docs/rest/how-to/how-to-svg'],
  [['redirect', '/docs/a', '/docs/rest/how-to/how-to-svg#undu'], 'has no heading #undu; nearest: undo'],
  [['redirect', 'docs/a', '/blog'], 'content/data/redirects.yaml:4 field "redirects.1.from": found "docs/a"'],
  [['redirect', '/docs/a', '/docs/rest/gone'], '/docs/a leads to /docs/rest/gone, which is listed as gone'],
  [['page', 'a', 'b'], 'Found "page"; expected one of doc, post, author, tag, redirect'],
  [[], 'Found nothing; expected one of doc'],
  [['doc', 'a'], 'doc: found "a"; expected 2'],
  [['post', 'a', 'b', 'c'], 'expected 1 or 2'],
  [['author', 'a', 'A', '--diagram'], 'author: found --diagram; allowed: no options'],
  [['doc', 'a', 'A', '--digram'], "Unknown option '--digram'"],
];

test.each(REFUSED)('refuses %j with a message that says what is allowed', (args, message) => {
  expect(() => plan(...args)).toThrow(message);
});

test('notices options that npm has taken for its own', () => {
  expect(() => readArguments(['doc', 'a', 'A', 'node'], { npm_config_languages: 'node' })).toThrow(
    'npm has taken --languages for its own; put a lone -- before the arguments',
  );
  expect(() => readArguments(['doc', 'a', 'A'], { npm_config_undo: '' })).toThrow('npm has taken --no-undo');
  expect(() => readArguments(['doc', 'a', 'A'], { npm_config_call: 'endRoom' })).toThrow('npm has taken --call');
});

test('writes all files or none', () => {
  const root = mkdtempSync(join(tmpdir(), 'scaffold-'));
  try {
    const at = (path: string) => join(root, path);
    mkdirSync(at('data'));
    writeFileSync(at('data/a.yaml'), 'a');
    writeFileSync(at('data/b.yaml'), 'changed meanwhile');
    const changes: FileChange[] = [
      { path: at('new/folder/page.mdx'), before: undefined, after: 'page' },
      { path: at('data/a.yaml'), before: 'a', after: 'more' },
      { path: at('data/b.yaml'), before: 'b', after: 'more' },
    ];
    expect(() => writeChanges(changes)).toThrow('data/b.yaml has changed meanwhile');
    expect(existsSync(at('new'))).toBe(false);
    expect(readFileSync(at('data/a.yaml'), 'utf8')).toBe('a');
    writeFileSync(at('data/b.yaml'), 'b');
    writeChanges(changes);
    expect(readFileSync(at('new/folder/page.mdx'), 'utf8')).toBe('page');
    expect(() => writeChanges(changes)).toThrow('page.mdx already exists and was not changed');
  } finally {
    rmSync(root, { recursive: true });
  }
});
