import { earlyUpdates, postUpdates } from './post-updates';

const messages = (entry: object): string[] =>
  (postUpdates.safeParse([{ date: '2025-04-08', text: 'The package has a scope.', ...entry }]).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('BLG-6 an update has a day, a text and at most one link', () => {
  expect(postUpdates.parse(undefined)).toEqual([]);
  for (const link of ['/docs/sdks/js/features/chat#errors', 'https://example.org/a'])
    expect(messages({ text: 'Use `sendOnly` *now*; a < b.', link })).toEqual([]);
});

test.each<[object, string]>([
  [{ date: '2025-02-30' }, '0.date: expected a date such as 2025-03-05 or 2025-03-05T10:00:00Z'],
  ...['docs/a', '//example.org', 'http://example.org', 'mailto:a@b.example', '/a b', ''].map(
    (link): [object, string] => [
      { link },
      '0.link: expected a path of this site such as /docs/rest/references/layers, or a URL that begins with https://',
    ],
  ),
])('BLD-7 rejects an update with %j', (entry, message) => {
  expect(messages(entry)).toEqual([message]);
});

test('BLD-7 finds updates that are not later than the post', () => {
  const updates = ['2025-04-07', '2025-04-08', '2025-04-09'].map((date) => ({ date, text: 'A' }));
  expect(earlyUpdates(updates, '2025-04-08T00:00:00.000Z')).toEqual([0, 1]);
});
