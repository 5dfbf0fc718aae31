import { buildHeaderRules } from './headers';

/** The `cache-control` header for a path; later rules override earlier ones. */
function cacheOf(path: string, baseUrl: string): string | undefined {
  return buildHeaderRules({ scripts: [], styles: [] }, {}, baseUrl)
    .filter(({ pattern }) => new RegExp(pattern).test(path))
    .map(({ headers }) => headers['cache-control'])
    .findLast((value) => value !== undefined);
}
const names = ['app-0123abcd.js', 'styles.0123abcd.css', 'assets/a.woff2', 'diagrams/a.svg', 'static/a.png'];

test.each([['/'], ['/portal/'], ['/a.b/c/']])(
  'below %s, hashed files are cached forever and pages are revalidated',
  (base) => {
    for (const name of names) expect(cacheOf(base + name, base)).toBe('public, max-age=31536000, immutable');
    for (const name of ['', 'docs/overview', 'search.json', 'docs/static/a', 'app.js'])
      expect(cacheOf(base + name, base)).toBe('public, max-age=0, must-revalidate');
  },
);

test('files outside of the base path are not cached forever', () => {
  expect(cacheOf('/assets/a.woff2', '/portal/')).toBe('public, max-age=0, must-revalidate');
  expect(cacheOf('/axb/c/assets/a.woff2', '/a.b/c/')).toBe('public, max-age=0, must-revalidate');
});

test('no header makes browsers start another process once a page arrives', () => {
  const names = buildHeaderRules({ scripts: [], styles: [] }, {}, '/').flatMap(({ headers }) => Object.keys(headers));
  expect(names).toContain('content-security-policy');
  expect(names).not.toContain('cross-origin-opener-policy');
});
