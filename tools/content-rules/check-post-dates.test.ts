import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage, type ContentPage } from '../content-pages';
import { checkPostDates, releasesOf } from './check-post-dates';

const RELEASES = releasesOf([
  { month: '2025-04', entries: [{ area: 'JavaScript SDK', version: '2.0.0' }, { area: 'Go' }] },
  {
    month: '2024-06',
    entries: [
      { area: 'PHP', version: '2.2.0' },
      { area: 'Node.js', version: '1.4.0' },
    ],
  },
  { month: '2023-01', entries: [{ area: 'Go', version: '1.4.0' }] },
]);

function found(body: string, { kind = 'post' as ContentPage['kind'], fields = '' } = {}): string[] {
  const text = `---\ntitle: A\ndate: 2023-08-22\n${fields}---\n\n${body}\n`;
  const place = { file: 'a.mdx', kind, relativePath: 'a.mdx' };
  const page = readContentPage(text, place, tokenValues(createProduct('acme', 'Acme')));
  return checkPostDates(page, RELEASES).map(({ line, message }) => `${line} ${message.split(', which')[0]}`);
}

test.each([
  ['It came in September 2023.', '"September 2023"'],
  ['It ends on 11 September 2023.', '"11 September 2023"'],
  ['It ends on September 11, 2023.', '"September 11, 2023"'],
  ['It ends on 23 August 2023.', '"23 August 2023"'],
  ['Since 2024-01 or so.', '"2024-01"'],
  ['Since 2023-08-23.', '"2023-08-23"'],
  ['A post from 2025.', '"2025"'],
  ['| A |\n|---|\n| May 2024 |', '"May 2024"'],
  ['## May 2024', '"May 2024"'],
])('refuses the later date in %j', (text, name) => {
  expect(found(text)).toEqual([`${text.startsWith('|') ? 8 : 6} names ${name}`]);
});

test('names the line inside a paragraph, and checks title and description', () => {
  expect(found('One line,\nand in May 2024 another.')).toEqual(['7 names "May 2024"']);
  expect(found('x', { fields: 'description: New in May 2024\n' })).toEqual(['4 names "May 2024"']);
});

test('accepts earlier dates, the own day and month, numbers, code, updates and what is no post', () => {
  expect(found('In August 2023, on 22 August 2023, in 2021, with 2048 pixels, 1280x2040.')).toEqual([]);
  expect(found('`2024-12-31`\n\n```bash\necho 2024-12-31 2.0.0\n```')).toEqual([]);
  expect(found('x', { fields: 'updates:\n  - { date: 2025-04-08, text: Since May 2025. }\n' })).toEqual([]);
  expect(found('In May 2024.', { kind: 'doc' })).toEqual([]);
});

test('accepts a day that the post announces, and its month', () => {
  const announcement = '{/* announced: 2023-09-11 */}\n\n';
  expect(found(`${announcement}From 11 September 2023, in September 2023.`)).toEqual([]);
  expect(found(`${announcement}From 12 September 2023.`)).toEqual(['8 names "12 September 2023"']);
});

test('refuses a version that was released in a later month', () => {
  expect(found('Update to 2.0.0 now.')).toEqual(['6 names version 2.0.0 (2025-04)']);
  expect(found('Version 2.2 has it.')).toEqual(['6 names version 2.2 (2024-06)']);
  expect(found('Versions 1.9 and 2.2 have it.')).toEqual(['6 names version 2.2 (2024-06)']);
});

test('accepts versions of other products of that time, unknown versions, and quantities', () => {
  expect(found('Use 1.4.0, 9.9.9 or version 9.9, with 2.2 Mbit/s.')).toEqual([]);
});
