import { resolve } from 'node:path';
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { env } from '../../../site/build/env';
import { displayPath, editUrlOf, sourceFolders } from '../../../site/build/source-text';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { distinctTitle } from '../../shared/distinct-title';
import type { ContentNodeSource } from '../compiler/content-compiler';
import { tagNodeId } from '../derived/node-ids';
import { readFileHistory, type FileHistory } from '../files/git-history';
import type { DocFields } from '../types/doc';
import { createDocPlaces, type DocPlace } from './doc-places';
import type { ObjectFields, ResolverContext } from './resolver-types';

type DocNode = DocFields & ContentNodeSource;

interface DocTypeOptions {
  readonly schema: CreateSchemaCustomizationArgs['schema'];
  /** Fields that all content types share. */
  readonly contentFields: ObjectFields;
  readonly warn: (message: string) => void;
}

/** The node type of docs. Fields that depend on other pages are resolved from the derived nodes. */
export function docType({ schema, contentFields, warn }: DocTypeOptions) {
  const history = lazyHistory(warn);
  const places = createDocPlaces();
  return schema.buildObjectType({
    name: 'Doc',
    interfaces: ['Node'],
    extensions: { infer: false },
    fields: {
      docId: 'String!',
      version: 'String!',
      sidebarLabel: 'String',
      paginationLabel: 'String',
      tagKeys: '[String!]!',
      inlineTags: 'JSON!',
      suppressed: '[String!]!',
      displayedSidebar: 'String',
      paginationPrevious: 'String',
      paginationNext: 'String',
      tags: {
        type: '[Tag!]!',
        resolve: (doc: DocNode, _args: unknown, { nodeModel }: ResolverContext) =>
          nodeModel
            .getNodesByIds({ ids: doc.tagKeys.map((key) => tagNodeId('docs', doc.version, key)), type: 'Tag' })
            .filter(Boolean),
      },
      editUrl: {
        type: 'String',
        resolve: (doc: DocNode) =>
          doc.customEditUrl === null ? editUrlOf(doc.sourcePath, product.links.editBase) : doc.customEditUrl || null,
      },
      lastUpdated: {
        type: 'String',
        resolve: (doc: DocNode) =>
          siteConfig.docs.showLastUpdated
            ? (doc.updated ?? history().get(displayPath(resolve(env.contentRoot, doc.sourcePath))) ?? null)
            : null,
      },
      sidebarId: {
        type: 'String',
        resolve: async (doc: DocNode, _args: unknown, context: ResolverContext) =>
          (await places(doc, context)).sidebarId,
      },
      breadcrumbs: {
        type: 'JSON!',
        resolve: async (doc: DocNode, _args: unknown, context: ResolverContext) =>
          (await places(doc, context)).breadcrumbs,
      },
      // The title for the head: browsers and search engines show it without the page.
      headTitle: {
        type: 'String!',
        resolve: async (doc: DocNode, _args: unknown, context: ResolverContext) => {
          const { isTitleShared, breadcrumbs } = await places(doc, context);
          return distinctTitle(doc.title, isTitleShared, breadcrumbs);
        },
      },
      alternates: {
        type: 'JSON',
        resolve: async (doc: DocNode, _args: unknown, context: ResolverContext) =>
          (await places(doc, context)).alternates,
      },
      previous: {
        type: 'JSON',
        resolve: (doc: DocNode, _args: unknown, context: ResolverContext) =>
          findNeighbor(doc, 'previous', context, places),
      },
      next: {
        type: 'JSON',
        resolve: (doc: DocNode, _args: unknown, context: ResolverContext) => findNeighbor(doc, 'next', context, places),
      },
      ...contentFields,
    },
  });
}

async function findNeighbor(
  doc: DocNode,
  side: 'previous' | 'next',
  context: ResolverContext,
  places: (doc: DocNode, context: ResolverContext) => Promise<DocPlace>,
): Promise<{ label: string; path: string } | null> {
  if (doc.suppressed.includes(side)) return null;
  const chosenId = side === 'previous' ? doc.paginationPrevious : doc.paginationNext;
  if (chosenId) {
    const chosen = (await context.nodeModel.findOne({
      type: 'Doc',
      query: { filter: { docId: { eq: chosenId }, version: { eq: doc.version } } },
    })) as DocNode | null;
    return chosen && { label: chosen.paginationLabel ?? chosen.sidebarLabel ?? chosen.title, path: chosen.path };
  }
  const page = (await places(doc, context))[side];
  if (!page) return null;
  return { label: page.paginationLabel ?? page.label, path: page.path };
}

/** Returns a function that reads the Git history on its first call, and warns once if the content has none. */
function lazyHistory(warn: (message: string) => void): () => FileHistory {
  let history: FileHistory | undefined;
  return () => {
    if (history === undefined) {
      history = readFileHistory(...sourceFolders());
      if (history.size === 0) warn('The content has no complete Git history: pages do not show "Last updated".');
    }
    return history;
  };
}
