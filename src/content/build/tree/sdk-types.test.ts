import { compileSource, htmlOf } from './test-support';

const TYPES = {
  file: 'content/api/types/js.d.ts',
  productName: 'Acme',
  text: `declare module "@acme/js" {
  export interface Acme {
    /** Connects & joins as \`soon\` as possible. Then waits. */
    start(key: string): Promise<void>;
  }
  const acme: Acme;
  export default acme;
}`,
};

test('SdkTypes lists the declarations, which search leaves out, and their headings are not in the contents', async () => {
  const { content, problems } = await compileSource(
    '## Types {#types}\n\nAll of them.\n\n<SdkTypes group="General" />\n',
    {
      types: TYPES,
    },
  );
  expect(problems).toEqual([]);
  expect(htmlOf({ content, problems, warnings: [] })).toContain('<h3 id="type-Session">Acme');
  expect(content.headings.map(({ id }) => id)).toEqual(['types']);
  expect(content.sections.map(({ anchor, text }) => [anchor, text])).toEqual([
    [null, ''],
    ['types', 'All of them.'],
  ]);
  expect(content.code).toEqual([]);
});

test('SdkTypes needs declarations and one of their groups', async () => {
  expect((await compileSource('Text.\n\n<SdkTypes group="Events" />\n')).problems).toEqual([
    'content/docs/a.mdx:3 component <SdkTypes>: prop "group": found "Events"; there are no declarations (api/types/js.d.ts) to take the types from',
  ]);
  expect((await compileSource('<SdkTypes group="Event" />\n', { types: TYPES })).problems).toEqual([
    expect.stringMatching(
      /^content\/docs\/a\.mdx:1 component <SdkTypes>: prop "group": found "Event"; groups of types in api\/types\/js\.d\.ts: /,
    ),
  ]);
});
