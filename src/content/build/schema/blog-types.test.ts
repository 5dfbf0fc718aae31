import { blogTypes } from './blog-types';

type Resolver = (node: object, args: object, context: object) => unknown;
interface BuiltType {
  readonly name: string;
  readonly fields: Readonly<Record<string, { readonly resolve: Resolver }>>;
}

const nodes: Readonly<Record<string, object>> = {
  'BlogPlace id-a': {
    newer: { label: 'B', path: '/blog/b' },
    older: null,
    series: [{ label: 'A', path: '/blog/a' }],
    related: [],
  },
  'Tag blog /api': { label: 'API' },
  'Author web': { name: 'Web' },
};
const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) => nodes[id] ?? null,
    getNodesByIds: ({ ids }: { ids: string[] }) => ids.map((id) => nodes[id] ?? null),
  },
};
const tree = [{ type: 'html', html: '<p>All</p>' }];

function types(content: object) {
  const warnings: string[] = [];
  const built = blogTypes({
    schema: { buildObjectType: (type: unknown) => type } as never,
    compiler: { compile: () => Promise.resolve({ tree, wordCount: 401, ...content }) } as never,
    contentFields: {},
    warn: (message) => warnings.push(message),
  }) as unknown as BuiltType[];
  const ask = (
    field: string,
    post: object = { id: 'id-a', sourcePath: 'blog/a.mdx', tagKeys: ['api', 'gone'], authorKeys: ['web', 'gone'] },
  ) => built.find(({ name }) => name === 'BlogPost')?.fields[field]?.resolve(post, {}, context);
  return { ask, warnings };
}

test('BLD-10 a post without the mark is reported once, with its file, and its excerpt is the whole post', async () => {
  const { ask, warnings } = types({ excerpt: null });
  expect([await ask('excerpt'), await ask('truncated'), await ask('readingTime')]).toEqual([tree, false, 3]);
  expect(warnings).toEqual([
    'content/blog/a.mdx has no {/* truncate */} on a line of its own: lists show the whole post',
  ]);
});

test('BLG-2 with the mark the excerpt is what comes before it, and nothing is said', async () => {
  const { ask, warnings } = types({ excerpt: [] });
  expect([await ask('excerpt'), await ask('truncated'), warnings]).toEqual([[], true, []]);
});

test('BLG-6 neighbours and series come from the place of the post; an unlisted post has no place', async () => {
  const { ask } = types({ excerpt: [] });
  expect([await ask('newer'), await ask('older'), await ask('series'), await ask('related')]).toEqual([
    { label: 'B', path: '/blog/b' },
    null,
    [{ label: 'A', path: '/blog/a' }],
    [],
  ]);
  expect([await ask('newer', { id: 'other' }), await ask('series', { id: 'other' })]).toEqual([null, []]);
});

test('BLG-1 tags and authors are those that exist', async () => {
  const { ask } = types({ excerpt: [] });
  expect([await ask('tags'), await ask('authors')]).toEqual([[{ label: 'API' }], [{ name: 'Web' }]]);
});
