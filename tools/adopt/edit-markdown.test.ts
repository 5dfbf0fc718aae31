import { linksOf, withoutLinks } from './edit-markdown';

const isGone = (link: string): boolean => link.startsWith('/gone');
const without = (text: string): string => withoutLinks(text, isGone);

test.each([
  ['See [the `x` call](/gone/a#b), or [this](/kept).', 'See the `x` call, or [this](/kept).'],
  ['[![a](/gone.png)](/gone)', '![a](/gone.png)'],
  ['`[a](/gone)` and\n\n```md\n- [a](/gone)\n```', '`[a](/gone)` and\n\n```md\n- [a](/gone)\n```'],
  ['- [A](/gone): one,\n  two\n- [B](/kept)\n', '- [B](/kept)\n'],
  ['- [A](/gone), like [B](/kept)\n', '- A, like [B](/kept)\n'],
  ['- First [A](/gone)\n', '- First A\n'],
  ['| [A](/gone "Title") | b |\n', '| A | b |\n'],
])('%j becomes %j', (before, after) => {
  expect(without(before)).toBe(after);
});

test('cards go, with grids that are empty then', () => {
  const card = (to: string) => `<Card title="A" href="${to}">Text\nof two lines.</Card>\n\n`;
  const grid = (...to: string[]) => `<CardGrid>\n\n${to.map(card).join('')}</CardGrid>\n`;
  expect(without(grid('/gone', '/kept'))).toBe(grid('/kept'));
  expect(without(`Before.\n\n${grid('/gone')}\nAfter.\n`)).toBe('Before.\n\nAfter.\n');
});

test('sections go that are empty then, and no others', () => {
  const text =
    '## Text\n\nA.\n\n## Empty\n\n## Links\n\n- [A](/gone)\n\n### Below\n\nB.\n\n## Related pages\n\n- [A](/gone)\n';
  expect(without(text)).toBe('## Text\n\nA.\n\n## Empty\n\n## Links\n\n\n### Below\n\nB.\n');
});

test('links of a text are those of its prose and cards', () => {
  expect(linksOf('[a](/a) ![b](/b) `[c](/c)`\n\n<Card title="D" href="/d">D</Card>\n')).toEqual(['/a', '/d']);
});
