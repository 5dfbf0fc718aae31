/** @jest-environment jsdom */
import { contactSheet, describeChange } from './contact-sheet';
import { fileOf, pictureOf } from './pictures';

const FILES = ['call.1280.light.png', 'call.360.dark.png', 'landing.360.dark.png'];

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const sourcesIn = (element: ParentNode | null): (string | null)[] =>
  [...(element?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'));

test('names of files say what is in them, and back', () => {
  const picture = { state: 'search-page', width: 1280, mode: 'light' };
  expect(pictureOf(fileOf(picture))).toEqual(picture);
  for (const other of ['index.html', 'call.dark.png', 'call.360.blue.png', '../call.360.dark.png'])
    expect(pictureOf(other)).toBeUndefined();
});

test('every picture is on the sheet once, below the name of its state', () => {
  const sheet = parse(contactSheet(FILES));
  expect([...sheet.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['call', 'landing']);
  expect(sourcesIn(sheet).sort()).toEqual(FILES);
  expect(sheet.querySelector('h1')?.textContent).toBe('3 pictures of 2 states');
});

test('changes come first: before, now and the difference, as far as there are any', () => {
  const sheet = parse(
    contactSheet(FILES, [
      { file: 'call.360.dark.png', kind: 'changed', share: 0.034 },
      { file: 'gone.360.dark.png', kind: 'removed' },
      { file: 'landing.360.dark.png', kind: 'added' },
      { file: 'call.1280.light.png', kind: 'resized' },
    ]),
  );
  const changes = sheet.querySelector('section');
  expect(changes?.querySelector('h2')?.textContent).toBe('4 changes');
  expect([...(changes?.querySelectorAll('.row') ?? [])].map(sourcesIn)).toEqual([
    ['before/call.360.dark.png', 'call.360.dark.png', 'difference/call.360.dark.png'],
    ['before/gone.360.dark.png'],
    ['landing.360.dark.png'],
    ['before/call.1280.light.png', 'call.1280.light.png'],
  ]);
  expect(parse(contactSheet(FILES, [])).querySelector('h2')?.textContent).toBe('Nothing has changed');
});

test('a change is described in a line', () => {
  const file = 'call.360.dark.png';
  expect(describeChange({ file, kind: 'changed', share: 0.034 })).toBe(
    'call, 360 px, dark: 3.4 % of the pixels changed',
  );
  expect(describeChange({ file, kind: 'changed', share: 0.00001 })).toBe(
    'call, 360 px, dark: less than 0.1 % of the pixels changed',
  );
  expect(describeChange({ file, kind: 'removed' })).toBe('call, 360 px, dark: removed');
});
