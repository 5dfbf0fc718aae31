import { resolve } from 'node:path';
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { env } from '../../../site/build/env';
import { displayPath } from '../../../site/build/source-text';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { distinctTitle } from '../../shared/distinct-title';
import type { ContentNodeSource } from '../compiler/content-compiler';
import { tagNodeId } from '../derived/node-ids';
import { readFileHistory, type FileHistory } from '../files/git-history';
import type { DocFields } from '../types/doc';
import { createDocPlaces, type DocPlace } from './doc-sidebars';
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
          doc.customEditUrl === null ? `${product.links.editBase}${doc.sourcePath}` : doc.customEditUrl || null,
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
        resolve: async (doc: DocNode, _args: unknown, context: ResolverContext) =>
          distinctTitle(doc.title, await countDocs(doc, context), (await places(doc, context)).breadcrumbs),
      },
      alternates: {
        type: 'JSON',
        resolve: (doc: DocNode, _args: unknown, context: ResolverContext) => findAlternates(doc, context),
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

/** Number of docs of the same version with the same title. */
async function countDocs({ title, version }: DocNode, { nodeModel }: ResolverContext): Promise<number> {
  const filter = { title: { eq: title }, version: { eq: version } };
  const { entries } = await nodeModel.findAll({ type: 'Doc', query: { filter } });
  return [...entries].length;
}

/** Paths of the same doc in the versions that have it, by version name; null if the site has only one version. */
async function findAlternates(doc: DocNode, { nodeModel }: ResolverContext): Promise<Record<string, string> | null> {
  if (siteConfig.docs.versions.length < 2) return null;
  const { entries } = await nodeModel.findAll({ type: 'Doc', query: { filter: { docId: { eq: doc.docId } } } });
  const built = [...(entries as Iterable<DocNode>)].filter(({ draft }) => !(draft && env.isProduction));
  const pathOf = new Map(built.map(({ version, path }) => [version, path]));
  // In the order of the configuration: that of the nodes depends on which file was read first.
  return Object.fromEntries(
    siteConfig.docs.versions.flatMap(({ name }) => {
      const path = pathOf.get(name);
      return path === undefined ? [] : [[name, path]];
    }),
  );
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
      history = readFileHistory(env.contentRoot);
      if (history.size === 0) warn('The content has no Git history: pages do not show "Last updated".');
    }
    return history;
  };
}
