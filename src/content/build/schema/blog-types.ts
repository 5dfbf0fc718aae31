import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { resolve } from 'node:path';
import type { BlogPlace } from '../blog/build-blog';
import { renderUpdate } from '../blog/render-update';
import { readingMinutes } from '../../shared/blog/reading-time';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { displayPath, editUrlOf } from '../../../site/build/source-text';
import type { ContentCompiler, ContentNodeSource } from '../compiler/content-compiler';
import type { BlogPostFields } from '../types/blog-post';
import { env } from '../../../site/build/env';
import { authorNodeId, blogPlaceNodeId, tagNodeId } from '../derived/node-ids';
import type { ObjectFields, ResolverContext } from './resolver-types';

type PostNode = BlogPostFields & ContentNodeSource;

interface BlogTypeOptions {
  readonly schema: CreateSchemaCustomizationArgs['schema'];
  readonly compiler: ContentCompiler;
  /** Fields that all content types share. */
  readonly contentFields: ObjectFields;
  readonly warn: (message: string) => void;
}

/**
 * The blog's node types. A post's position among the others is a separate node, `BlogPlace`, without the post's text.
 * Lists, the archive, and links to newer and older posts depend on these nodes, so that an edit inside a post makes
 * stale only the pages that show its text.
 */
export function blogTypes({ schema, compiler, contentFields, warn }: BlogTypeOptions) {
  const placeOf = (post: PostNode, { nodeModel }: ResolverContext) =>
    nodeModel.getNodeById({ id: blogPlaceNodeId(post.id), type: 'BlogPlace' }) as Promise<BlogPlace | null>;
  const fromPlace =
    <T>(pick: (place: BlogPlace | null) => T) =>
    async (post: PostNode, _args: unknown, context: ResolverContext) =>
      pick(await placeOf(post, context));
  const warned = new Set<string>();
  const compile = async (post: PostNode) => {
    const content = await compiler.compile(post);
    if (content.excerpt === null && !warned.has(post.id)) {
      warned.add(post.id);
      warn(
        `${displayPath(resolve(env.contentRoot, post.sourcePath))} has no {/* truncate */} on its own line: lists show the whole post`,
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
        date: 'String!',
        tagKeys: '[String!]!',
        inlineTags: 'JSON!',
        authorKeys: '[String!]!',
        inlineAuthors: 'JSON!',
        seriesKey: 'String',
        tags: {
          type: '[Tag!]!',
          resolve: (post: PostNode, _args: unknown, { nodeModel }: ResolverContext) =>
            nodeModel
              .getNodesByIds({ ids: post.tagKeys.map((key) => tagNodeId('blog', '', key)), type: 'Tag' })
              .filter(Boolean),
        },
        authors: {
          type: '[Author!]!',
          resolve: (post: PostNode, _args: unknown, { nodeModel }: ResolverContext) =>
            nodeModel.getNodesByIds({ ids: post.authorKeys.map(authorNodeId), type: 'Author' }).filter(Boolean),
        },
        editUrl: { type: 'String!', resolve: (post: PostNode) => editUrlOf(post.sourcePath, product.links.editBase) },
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
        updates: {
          type: 'JSON!',
          resolve: ({ updates }: PostNode) => updates.map((update) => renderUpdate(update, siteConfig.baseUrl)),
        },
        ...contentFields,
      },
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
          resolve: ({ postId }: BlogPlace, _args: unknown, { nodeModel }: ResolverContext) =>
            nodeModel.getNodeById({ id: postId, type: 'BlogPost' }),
        },
      },
    }),
  ];
}
