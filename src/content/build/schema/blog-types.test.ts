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
  const resolve = (
    field: string,
    post: object = { id: 'id-a', sourcePath: 'blog/a.mdx', tagKeys: ['api', 'gone'], authorKeys: ['web', 'gone'] },
  ) => built.find(({ name }) => name === 'BlogPost')?.fields[field]?.resolve(post, {}, context);
  return { resolve, warnings };
}

test('BLD-10 warns once about a post without a truncate comment, and uses the whole post as its excerpt', async () => {
  const { resolve, warnings } = types({ excerpt: null });
  expect([await resolve('excerpt'), await resolve('truncated'), await resolve('readingTime')]).toEqual([
    tree,
    false,
    3,
  ]);
  expect(warnings).toEqual(['content/blog/a.mdx has no {/* truncate */} on its own line: lists show the whole post']);
});
