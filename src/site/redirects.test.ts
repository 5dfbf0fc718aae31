import { matchRedirect, type Redirects } from './redirects';

const rules: Redirects = {
  redirects: [
    { from: '/old', to: '/new#part', status: 301 },
    { from: '/old/first', to: '/new/one', status: 302 },
    { from: '/old/:name', to: '/new/:name', status: 308 },
    { from: '/rest/*', to: '/docs/rest/:splat?from=rest', status: 301 },
    { from: '/:lang/help', to: 'https://help.example/:lang', status: 307 },
  ],
  gone: ['/never', '/removed/*'],
};
const answer = (path: string): string | undefined => {
  const moved = matchRedirect(path, rules);
  if (!moved) return undefined;
  return moved.status === 410 ? '410' : `${moved.status} ${moved.to}`;
};

test.each([
  ['/old', '301 /new#part'],
  ['/old/', '301 /new#part'],
  ['/old/first', '302 /new/one'],
  ['/old/second', '308 /new/second'],
  ['/old/a b?c/', '308 /new/a%20b%3Fc'],
  ['/rest/a/b', '301 /docs/rest/a/b?from=rest'],
  ['/de/help', '307 https://help.example/de'],
  ['/never', '410'],
  ['/removed/a/b', '410'],
])('%s is answered by the first rule that matches', (path, expected) => {
  expect(answer(path)).toBe(expected);
});

test.each([['/'], ['/OLD'], ['/old/a/b'], ['/rest'], ['/rest/'], ['/removed'], ['/nevermore'], ['/de/help/me']])(
  '%s matches no rule',
  (path) => {
    expect(answer(path)).toBeUndefined();
  },
);

test.each([['//evil.example/'], ['/rest//evil.example'], ['/rest/../../x'], ['/old/\\evil.example'], ['/old/..']])(
  '%s never leads to another site or folder',
  (path) => {
    const open: Redirects = { redirects: [{ from: '/*', to: '/:splat', status: 301 }, ...rules.redirects], gone: [] };
    expect(matchRedirect(path, open)).toBeUndefined();
  },
);
