import { parsePageMenu, readPageMenu, withExistingPages } from './page-menu';

const parse = (text: string) => () => parsePageMenu(text, 'page-menu.yaml');

test('the assistants of this site are plain addresses to which a question can be appended', () => {
  const { assistants } = readPageMenu();
  expect(assistants.length).toBeGreaterThanOrEqual(2);
  for (const { address } of assistants) expect(new URL(`${address}a%20b`).search).toMatch(/=a%20b$/);
});

test('everything may be left out', () => {
  expect(parse('{}')()).toEqual({ assistants: [], docsServerPage: '' });
});

test.each([
  [
    'assistants:\n  - label: A\n    address: http://a.example/?q=',
    /page-menu\.yaml:3.*http:\/\/a\.example.*https:\/\//,
  ],
  ['assistants:\n  - label: A\n    address: https://a.example/', /page-menu\.yaml:3.*end with =/],
  ['assistants:\n  - label: ""\n    address: https://a.example/?q=', /page-menu\.yaml:2.*label/],
  [
    `assistants:\n${'  - { label: A, address: "https://a.example/?q=" }\n'.repeat(4)}`,
    /page-menu\.yaml:1.*at most 3 entries/,
  ],
  ['docsServerPage: docs', /page-menu\.yaml:1.*docsServerPage.*docs.*path of a page/],
  ['helpers: []', /page-menu\.yaml:1.*helpers.*allowed: assistants, docsServerPage/],
])('%s is refused with file, line, field and what is allowed', (text, message) => {
  expect(parse(text)).toThrow(message);
});

test('a page that the site does not have is left out', () => {
  const settings = { assistants: [], docsServerPage: '/docs/rest/connect' };
  expect(withExistingPages(settings, new Set(['/docs/rest']))).toEqual({ assistants: [], docsServerPage: '' });
  expect(withExistingPages(settings, new Set(['/docs/rest/connect']))).toEqual(settings);
});
