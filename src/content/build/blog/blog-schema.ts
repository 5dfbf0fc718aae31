import type { CreateSchemaCustomizationArgs, NodePluginArgs } from 'gatsby';
import { resolve } from 'node:path';
import type { BlogPlace } from './build-blog';
import { readingMinutes } from '../../shared/blog/reading-time';
import { product } from '../../../site/config/product';
import { displayPath } from '../../../site/build/source-text';
import type { ContentCompiler, ContentNodeSource } from '../content-services';
import type { BlogPostFields } from '../types/blog-post';
import { env } from '../../../site/build/env';
import { authorNodeId, blogPlaceNodeId, tagNodeId } from '../node-ids';

interface Context {
  readonly nodeModel: {
    getNodeById: (input: { id: string; type?: string }) => unknown;
    getNodesByIds: (input: { ids: string[]; type?: string }) => unknown[];
  };
}
type PostNode = BlogPostFields & ContentNodeSource;
type ObjectFields = NonNullable<Parameters<NodePluginArgs['schema']['buildObjectType']>[0]['fields']>;

interface BlogTypeOptions {
  readonly schema: CreateSchemaCustomizationArgs['schema'];
  readonly compiler: ContentCompiler;
  /** Fields that every content type has. */
  readonly contentFields: object;
  readonly warn: (message: string) => void;
}

/**
 * The blog's node types. A post's order among the others is a node of its own, `BlogPlace`, which holds no text: lists,
 * archive and neighbours follow places, so that an edit inside a post makes stale only the pages that show its text.
 */
export function blogTypes({ schema, compiler, contentFields, warn }: BlogTypeOptions) {
  const placeOf = (post: PostNode, { nodeModel }: Context) =>
    nodeModel.getNodeById({ id: blogPlaceNodeId(post.id), type: 'BlogPlace' }) as Promise<BlogPlace | null>;
  const fromPlace =
    <T>(pick: (place: BlogPlace | null) => T) =>
    async (post: PostNode, _args: unknown, context: Context) =>
      pick(await placeOf(post, context));
  const unmarked = new Set<string>();
  const compile = async (post: PostNode) => {
    const content = await compiler.compile(post);
    if (content.excerpt === null && !unmarked.has(post.id)) {
      unmarked.add(post.id);
      warn(
        `${displayPath(resolve(env.contentRoot, post.sourcePath))} has no {/* truncate */} on a line of its own: lists show the whole post`,
      );
    }
    return content;
  };

  return [
    schema.buildObjectType({
      name: 'BlogPost',
      interfaces: ['Node'],
      extensions: { infer: false },
      fields: {
        sourcePath: 'String!',
        date: 'String!',
        draft: 'Boolean!',
        tagKeys: '[String!]!',
        inlineTags: 'JSON!',
        authorKeys: '[String!]!',
        inlineAuthors: 'JSON!',
        seriesKey: 'String',
        tags: {
          type: '[Tag!]!',
          resolve: (post: PostNode, _args: unknown, { nodeModel }: Context) =>
            nodeModel
              .getNodesByIds({ ids: post.tagKeys.map((key) => tagNodeId('blog', '', key)), type: 'Tag' })
              .filter(Boolean),
        },
        authors: {
          type: '[Author!]!',
          resolve: (post: PostNode, _args: unknown, { nodeModel }: Context) =>
            nodeModel.getNodesByIds({ ids: post.authorKeys.map(authorNodeId), type: 'Author' }).filter(Boolean),
        },
        editUrl: { type: 'String!', resolve: (post: PostNode) => `${product.links.editBase}${post.sourcePath}` },
        readingTime: {
          type: 'Int!',
          resolve: async (post: PostNode) => readingMinutes((await compile(post)).wordCount),
        },
        excerpt: {
          type: 'JSON!',
          resolve: async (post: PostNode) => compile(post).then(({ excerpt, tree }) => excerpt ?? tree),
        },
        truncated: { type: 'Boolean!', resolve: async (post: PostNode) => (await compile(post)).excerpt !== null },
        newer: { type: 'JSON', resolve: fromPlace((place) => place?.newer ?? null) },
        older: { type: 'JSON', resolve: fromPlace((place) => place?.older ?? null) },
        series: { type: 'JSON!', resolve: fromPlace((place) => place?.series ?? []) },
        related: { type: 'JSON!', resolve: fromPlace((place) => place?.related ?? []) },
        ...contentFields,
      } as ObjectFields,
    }),
    schema.buildObjectType({
      name: 'BlogPlace',
      interfaces: ['Node'],
      extensions: { infer: false },
      fields: {
        postId: 'String!',
        path: 'String!',
        title: 'String!',
        date: 'String!',
        tagKeys: '[String!]!',
        authorKeys: '[String!]!',
        post: {
          type: 'BlogPost!',
          resolve: ({ postId }: BlogPlace, _args: unknown, { nodeModel }: Context) =>
            nodeModel.getNodeById({ id: postId, type: 'BlogPost' }),
        },
      } as ObjectFields,
    }),
  ];
}
