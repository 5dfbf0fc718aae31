import { withAbsoluteLinks } from './release-notes-data';

test('links to pages are absolute, others and all other fields stay', () => {
  const entry = { area: 'Go', kind: 'New', version: '1.7.0' } as const;
  const text = 'See [Go](/docs/sdks/go#a) and [more](https://b.example/x).';
  expect(
    withAbsoluteLinks([{ month: '2025-11', entries: [{ ...entry, text }] }], {
      url: 'https://a.example',
      baseUrl: '/sub/',
    }),
  ).toEqual([
    {
      month: '2025-11',
      entries: [{ ...entry, text: 'See [Go](https://a.example/sub/docs/sdks/go#a) and [more](https://b.example/x).' }],
    },
  ]);
});
