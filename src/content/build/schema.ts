import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { siteConfig } from '../../site/config/site-config';
import { product } from '../../site/config/product';
import { buildToc } from '../../site/toc';
import { neighbours, trailTo } from '../shared/sidebar/queries';
import type { SidebarItem } from '../shared/sidebar/types';
import { blogTypes } from './blog/blog-schema';
import { messageWithCauses } from '../../site/problems';
import { holdsClass } from './tree/holds-class';
import { createContentCompiler, type ContentCompiler, type ContentNodeSource } from './content-services';
import type { DocFields } from './types/doc';
import { env } from '../../site/build/env';
import { readFileHistory, type FileHistory } from './files/git-history';
import { API_OPERATION_TYPE, shownOperations, operationNodeId } from '../../api/build/create-nodes';
import { sidebarNodeId, tagNodeId } from './node-ids';
import { displayPath } from '../../site/build/source-text';
import { resolve } from 'node:path';

interface NodeModel {
  getNodeById: (input: { id: string; type?: string }) => Promise<unknown>;
  getNodesByIds: (input: { ids: string[]; type?: string }) => unknown[];
  findAll: (input: { type: string; query?: object }) => Promise<{ entries: Iterable<unknown> }>;
  findOne: (input: { type: string; query: object }) => Promise<unknown>;
}
type Context = { nodeModel: NodeModel };
type DocNode = DocFields & ContentNodeSource & { readonly internal: { readonly contentFilePath?: string } };
type SidebarNode = { readonly id: string; readonly sidebarId: string; readonly items: SidebarItem[] };

/**
 * Declares the site's own node types. What is derived from a page's body is resolved from one compilation, which the
 * compiler keeps; what depends on other pages is resolved from the nodes that `derive-nodes.ts` makes.
 */
export function createSchema({ actions, schema, ...args }: CreateSchemaCustomizationArgs): void {
  const compiler = createContentCompiler(args as never);
  const history = lazyHistory(args.reporter);

  actions.createTypes([
    'type Mdx implements Node @dontInfer { body: String }',
    API_OPERATION_TYPE,
    schema.buildObjectType({
      name: 'Doc',
      interfaces: ['Node'],
      extensions: { infer: false },
      fields: {
        docId: 'String!',
        version: 'String!',
        sourcePath: 'String!',
        sidebarLabel: 'String',
        paginationLabel: 'String',
        tagKeys: '[String!]!',
        inlineTags: 'JSON!',
        displayedSidebar: 'String',
        paginationPrevious: 'String',
        paginationNext: 'String',
        draft: 'Boolean!',
        tags: {
          type: '[Tag!]!',
          resolve: (doc: DocNode, _args: unknown, { nodeModel }: Context) =>
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
          resolve: async (doc: DocNode, _args: unknown, context: Context) =>
            (await sidebarOf(doc, context))?.sidebarId ?? null,
        },
        breadcrumbs: {
          type: 'JSON!',
          resolve: async (doc: DocNode, _args: unknown, context: Context) =>
            trailTo((await sidebarOf(doc, context))?.items ?? [], doc.path).map((item) =>
              item.type === 'html'
                ? { label: '' }
                : { label: item.label, ...(item.href === undefined ? {} : { path: item.href }) },
            ),
        },
        alternates: {
          type: 'JSON',
          resolve: (doc: DocNode, _args: unknown, context: Context) => alternatesOf(doc, context),
        },
        previous: {
          type: 'JSON',
          resolve: (doc: DocNode, _args: unknown, context: Context) => neighbourOf(doc, 'previous', context),
        },
        next: {
          type: 'JSON',
          resolve: (doc: DocNode, _args: unknown, context: Context) => neighbourOf(doc, 'next', context),
        },
        ...contentFields(compiler),
      },
    }),
    ...blogTypes({
      schema,
      compiler,
      contentFields: contentFields(compiler),
      warn: (message) => args.reporter.warn(message),
    }),
    schema.buildObjectType({
      name: 'Page',
      interfaces: ['Node'],
      extensions: { infer: false },
      fields: { sourcePath: 'String!', draft: 'Boolean!', ...contentFields(compiler) },
    }),
    /* GraphQL */ `
      type Sidebar implements Node @dontInfer {
        version: String!
        sidebarId: String!
        items: JSON!
      }
      type DocsVersion implements Node @dontInfer {
        name: String!
        label: String!
        isLast: Boolean!
        path: String!
        mainDocId: String!
        mainDocPath: String!
        docs: JSON!
        draftIds: [String!]!
        sidebars: JSON!
      }
      type DocCategory implements Node @dontInfer {
        path: String!
        version: String!
        sidebarId: String!
        title: String!
        description: String!
        cards: JSON!
        breadcrumbs: JSON!
        previous: JSON
        next: JSON
      }
      type Tag implements Node @dontInfer {
        instance: String!
        version: String!
        key: String!
        label: String!
        path: String!
        description: String
        count: Int!
        unlisted: Boolean!
      }
      type Author implements Node @dontInfer {
        key: String!
        name: String!
        title: String
        description: String
        path: String
        url: String
        email: String
        image: String
        socials: JSON!
        count: Int!
        inline: Boolean!
      }
      type ReleaseNotes implements Node @dontInfer {
        months: JSON!
      }
      enum LandingIcon {
        code
        layers
        video
      }
      type LandingLink {
        label: String!
        to: String!
      }
      type LandingCall {
        heading: String!
        html: String!
      }
      type LandingCard {
        title: String!
        text: String!
        to: String!
        icon: LandingIcon!
      }
      type LandingAreas {
        heading: String!
        cards: [LandingCard!]!
      }
      type LandingNews {
        heading: String!
        posts: String!
        releases: String!
      }
      type Landing implements Node @dontInfer {
        actions: [LandingLink!]!
        call: LandingCall!
        areas: LandingAreas!
        news: LandingNews!
      }
      type SiteFrame implements Node @dontInfer {
        navbar: JSON!
        footer: JSON!
        recentPosts: JSON!
      }
    `,
  ]);
}

/** Fields that every content type has. */
function contentFields(compiler: ContentCompiler) {
  const compiled =
    <T>(pick: (content: Awaited<ReturnType<ContentCompiler['compile']>>, node: DocNode) => T) =>
    (node: DocNode) =>
      compiler.compile(node).then((content) => pick(content, node));
  return {
    path: 'String!',
    title: 'String!',
    keywords: '[String!]!',
    image: 'String',
    unlisted: 'Boolean!',
    hideToc: 'Boolean!',
    description: {
      type: 'String!',
      resolve: (node: DocNode) => node.summary ?? compiler.compile(node).then(({ firstLine }) => firstLine),
    },
    content: {
      type: 'JSON!',
      resolve: async (node: DocNode, _args: unknown, { nodeModel }: Context) => {
        const { tree } = await compiler.compile(node);
        // Asked for only so that Gatsby knows: the page is made again when a call that it shows changes.
        const shown = shownOperations(tree);
        if (shown.length > 0) nodeModel.getNodesByIds({ ids: shown.map(operationNodeId), type: 'ApiOperation' });
        return tree;
      },
    },
    toc: {
      type: 'JSON!',
      resolve: compiled(({ headings }, node) => (node.hideToc ? [] : buildToc(headings, node.tocMin, node.tocMax))),
    },
    code: { type: '[String!]!', resolve: compiled(({ code }) => code) },
    sections: { type: 'JSON!', resolve: compiled(({ sections }) => sections) },
    hasTitle: { type: 'Boolean!', resolve: compiled(({ hasTitle }) => hasTitle) },
    hasSamples: { type: 'Boolean!', resolve: compiled(({ tree }) => holdsClass(tree, 'endpoint-samples')) },
    wordCount: { type: 'Int!', resolve: compiled(({ wordCount }) => wordCount) },
    // Asked for when something is wrong: a query ends at the first error, and authors want to see all.
    faults: {
      type: '[String!]!',
      resolve: (node: DocNode) =>
        compiler.compile(node).then(
          () => [],
          (error: unknown) => [messageWithCauses(error)],
        ),
    },
  };
}

async function sidebarOf(doc: DocNode, { nodeModel }: Context): Promise<SidebarNode | undefined> {
  if (doc.suppressed.includes('sidebar')) return undefined;
  if (doc.displayedSidebar)
    return (await nodeModel.getNodeById({ id: sidebarNodeId(doc.version, doc.displayedSidebar), type: 'Sidebar' })) as
      SidebarNode | undefined;
  const { entries } = await nodeModel.findAll({ type: 'Sidebar', query: { filter: { version: { eq: doc.version } } } });
  for (const entry of entries) {
    const sidebar = entry as SidebarNode;
    if (trailTo(sidebar.items, doc.path).length > 0) return sidebar;
  }
  return undefined;
}

/** Paths of the same doc in the versions that have it, by version name; null where there is one version only. */
async function alternatesOf(doc: DocNode, { nodeModel }: Context): Promise<Record<string, string> | null> {
  if (siteConfig.docs.versions.length < 2) return null;
  const { entries } = await nodeModel.findAll({ type: 'Doc', query: { filter: { docId: { eq: doc.docId } } } });
  const built = [...(entries as Iterable<DocNode>)].filter(({ draft }) => !(draft && env.isProduction));
  return Object.fromEntries(built.map(({ version, path }) => [version, path]));
}

async function neighbourOf(
  doc: DocNode,
  side: 'previous' | 'next',
  context: Context,
): Promise<{ label: string; path: string } | null> {
  if (doc.suppressed.includes(side)) return null;
  const { nodeModel } = context;
  const chosenId = side === 'previous' ? doc.paginationPrevious : doc.paginationNext;
  const find = (docId: string) =>
    nodeModel.findOne({
      type: 'Doc',
      query: { filter: { docId: { eq: docId }, version: { eq: doc.version } } },
    }) as Promise<DocNode | null>;
  if (chosenId) {
    const chosen = await find(chosenId);
    return chosen && { label: chosen.paginationLabel ?? chosen.sidebarLabel ?? chosen.title, path: chosen.path };
  }
  const page = neighbours((await sidebarOf(doc, context))?.items ?? [], doc.path)[side];
  if (!page) return null;
  return { label: page.paginationLabel ?? page.label, path: page.path };
}

/** Reads the history once, when the first page asks; says once if there is none. */
function lazyHistory(reporter: { warn: (message: string) => void }): () => FileHistory {
  let history: FileHistory | undefined;
  return () => {
    if (history === undefined) {
      history = readFileHistory(env.contentRoot);
      if (history.size === 0) reporter.warn('The content has no version history: "Last updated" is left out.');
    }
    return history;
  };
}
