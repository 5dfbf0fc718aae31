import { tokenize } from '../shared/engine/tokenize';
import { useStemmer } from '../shared/engine/words';
import { stemmerModule, stemmerOf } from './stemmers';

afterEach(() => useStemmer(undefined));

test('the forms of a German word have one stem, and names with digits stay as they are', () => {
  useStemmer(stemmerOf('de-AT'));
  expect(new Set(tokenize('Raum Räume Räumen'))).toEqual(new Set(['raum']));
  expect(tokenize('h264')).toContain('h264');
});

test('English needs no stemmer, and languages without one keep their words', () => {
  expect(stemmerOf('en-GB')).toBeUndefined();
  expect(stemmerModule('pt-BR')).toBe('@orama/stemmers/portuguese');
  expect(stemmerModule('ja')).toMatch(/no-stemmer\.ts$/);
  expect(stemmerOf('ja')?.('boxes')).toBe('boxes');
});
