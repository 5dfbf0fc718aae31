import { parseQuery } from './parse-query';
import { synonymsOf } from './synonyms';

test('a word that is in several groups has the synonyms of all of them', () => {
  expect(synonymsOf('speaker')).toEqual(expect.arrayContaining(['loudspeaker', 'voice']));
  expect(synonymsOf('speaker')).not.toContain('speaker');
});

test('synonyms count less than the word that was typed', () => {
  const [typed, ...others] = parseQuery('picture')[0]?.alternatives ?? [];
  expect(typed).toMatchObject({ words: ['picture'], weight: 1 });
  expect(others.map(({ words }) => words.join(' '))).toEqual(['image', 'photo']);
  expect(Math.max(...others.map(({ weight }) => weight))).toBeLessThan(1);
});
