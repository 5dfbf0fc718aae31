import { nginxConfig } from './nginx';
import { NO_REDIRECTS } from '../../../site/redirects';
import { describeHost, type HostDescription } from './description';
import { headersFile, headersJson, LONGEST_LINE } from './static-hosts';

const input = { inline: { scripts: [], styles: [] }, origins: {}, redirects: NO_REDIRECTS, indexing: 'on' } as const;
const describeAt = (baseUrl: string, siteUrl = 'https://x.example'): HostDescription =>
  describeHost({ ...input, baseUrl, siteUrl });

/** Headers of a file; later rules override earlier ones. */
function headersOf(path: string, baseUrl: string): Record<string, string> {
  const rules = headersJson(describeAt(baseUrl)).filter(({ pattern }) => new RegExp(pattern).test(path));
  return Object.assign({}, ...rules.map(({ headers }) => headers)) as Record<string, string>;
}

const hashed = [
  'app-0123abcd.js',
  'styles.0123abcd.css',
  'assets/a.woff2',
  'diagrams/a.svg',
  'static/a.png',
  'search-index/index.0123456789ab.json',
  'search-index/text.0123456789ab.json',
  'search-index/2.0-beta.1/index.0123456789ab.json',
  'search-index/current/text.0123456789ab.json',
];
const others = [
  '',
  'docs/overview/index.html',
  'search-index/manifest.json',
  'search-index/2.0/manifest.json',
  'docs/static/a',
  'docs/app-0123abcd.js',
  'app.js',
  'sw.js',
  'share/docs/rest/rooms.png',
];

test.each([['/'], ['/portal/'], ['/a.b/c/']])(
  'below %s, files with a hash in their name are cached forever, and all others revalidated',
  (base) => {
    for (const name of hashed)
      expect([name, headersOf(base + name, base)['cache-control']]).toEqual([
        name,
        'public, max-age=31536000, immutable',
      ]);
    for (const name of others)
      expect([name, headersOf(base + name, base)['cache-control']]).toEqual([
        name,
        'public, max-age=0, must-revalidate',
      ]);
  },
);

test('files outside of the base path are not cached forever', () => {
  for (const path of ['/assets/a.woff2', '/axb/c/assets/a.woff2'])
    expect(headersOf(path, '/a.b/c/')['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('programs on other sites may read descriptions, feeds and share images, and nothing else', () => {
  for (const file of [
    'openapi.yaml',
    'openapi.json',
    'asyncapi.json',
    'blog/rss.xml',
    'blog/feed.json',
    'release-notes/rss.xml',
    'share.png',
    'share/docs/rest/rooms.png',
  ])
    expect(headersOf(`/portal/${file}`, '/portal/')).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  for (const file of ['index.html', 'app-0123abcd.js', 'docs/openapi.json', 'shared.png', 'docs/share/a.png']) {
    expect(headersOf(`/portal/${file}`, '/portal/')).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
    expect(headersOf(`/portal/${file}`, '/portal/')).not.toHaveProperty('access-control-allow-origin');
  }
});

test('the catalog of APIs has its media type once on every host, and names itself', () => {
  const type = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
  const headers = headersOf('/portal/.well-known/api-catalog', '/portal/');
  expect(headers).toMatchObject({ 'content-type': type, 'access-control-allow-origin': '*' });
  expect(headers.link).toMatch(/^<https?:\/\/.*\/portal\/\.well-known\/api-catalog>; rel=api-catalog$/);
  const blocks = headersFile(describeAt('/portal/')).split('\n\n');
  expect(blocks.filter((block) => block.startsWith('/portal/.well-known/api-catalog\n'))).toHaveLength(1);
  expect(nginxConfig(describeAt('/'))).toContain(`default_type "${type.replace(/"/g, '\\"')}"`);
});

test('requires https for two years only where the site is reached over https', () => {
  expect(describeAt('/').always).toMatchObject({ 'strict-transport-security': 'max-age=63072000' });
  expect(describeAt('/', 'http://localhost:9000').always).not.toHaveProperty('strict-transport-security');
});

test('no header makes browsers start another process once a page arrives', () => {
  const { always, rules } = describeAt('/');
  const names = [always, ...rules.map(({ headers }) => headers)].flatMap((headers) => Object.keys(headers));
  expect(names).toContain('content-security-policy');
  expect(names).not.toContain('cross-origin-opener-policy');
});

test('in _headers, no header has values in two rules that overlap, and no line is longer than hosts read', () => {
  const file = headersFile(describeAt('/portal/'));
  const [general = '', ...blocks] = file.split('\n\n');
  const namesOf = (block: string): string[] => [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name);
  expect(namesOf(general)).toContain('content-security-policy');
  for (const block of blocks) {
    expect(block).toMatch(/^\/portal\//);
    expect(namesOf(block).filter((name) => namesOf(general).includes(name))).toEqual([]);
  }
  expect(Math.max(...file.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_LINE);
});

test('a site that must not be indexed says so with every file', () => {
  const tagOf = (indexing: 'on' | 'off') =>
    describeHost({ ...input, baseUrl: '/previews/7/', siteUrl: 'https://x.example', indexing }).always['x-robots-tag'];
  expect(tagOf('off')).toBe('noindex, nofollow');
  expect(tagOf('on')).toBeUndefined();
});

test('Markdown is for all origins and not for lists of results, and the first page says where its index is', () => {
  for (const path of ['/portal/docs/a.md', '/portal/index.md', '/portal/llms.txt', '/portal/docs/rest/llms-full.txt'])
    expect(headersOf(path, '/portal/')).toMatchObject({
      'access-control-allow-origin': '*',
      'x-robots-tag': 'noindex',
    });
  for (const path of ['/portal/index.html', '/portal/docs/a/index.html']) {
    const headers = headersOf(path, '/portal/');
    expect(headers.vary).toBe('accept, accept-encoding');
    expect(headers['x-robots-tag']).toBeUndefined();
  }
  expect(headersOf('/portal/index.html', '/portal/').link).toBe('</portal/llms.txt>; rel=describedby');
  expect(headersOf('/portal/openapi.json', '/portal/')).not.toHaveProperty('vary');
});
