import { tagType } from './tag-type';

const titles = ['Screencast on iOS', 'iOS SDK', 'Node.js SVG layer', 'Node.js canvas layer', 'Éclair', 'Zoom', 'zoom'];
const docs = titles.map((title, index) => ({ title, path: `/docs/${index}` })).reverse();

const findAll = jest.fn((_input: object) => Promise.resolve({ entries: new Set(docs) }));

function resolve(skip: number, limit: number): Promise<{ title: string; path: string }[]> {
  // Gatsby's type builders would hide the fields, so this one returns the definition as it is.
  const type = tagType({ schema: { buildObjectType: (built: unknown) => built } as never }) as unknown as {
    fields: { docs: { resolve: (tag: object, args: object, context: object) => Promise<never> } };
  };
  return type.fields.docs.resolve({ key: 'ios', version: '2.0' }, { skip, limit }, { nodeModel: { findAll } });
}

test('TAG-2 sorts the docs of a tag by title in the order of the locale, and equal titles by path', async () => {
  expect((await resolve(0, 10)).map(({ title, path }) => `${title} ${path}`)).toEqual([
    'Éclair /docs/4',
    'iOS SDK /docs/1',
    'Node.js canvas layer /docs/3',
    'Node.js SVG layer /docs/2',
    'Screencast on iOS /docs/0',
    'Zoom /docs/5',
    'zoom /docs/6',
  ]);
});

test('TAG-2 returns one page of the listed docs of the version that have the tag', async () => {
  expect((await resolve(2, 2)).map(({ title }) => title)).toEqual(['Node.js canvas layer', 'Node.js SVG layer']);
  expect(findAll).toHaveBeenLastCalledWith({
    type: 'Doc',
    query: {
      filter: { tagKeys: { in: ['ios'] }, version: { eq: '2.0' }, unlisted: { eq: false }, draft: { eq: false } },
    },
  });
});
