import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby';
import { siteConfig } from '../../site/config/site-config';
import { product } from '../../site/config/product';
import { resolveHref, resolveNavbar } from './navbar/resolve-navbar';
import { joinPath, routes } from '../../site/routes';
import { buildDocsVersion, type BuiltVersion, type VersionDoc } from './docs/build-docs-version';
import { buildTags } from './docs/build-tags';
import { autogenerateSidebar } from './sidebar/autogenerate';
import type { FooterGroup } from '../shared/views';
import { dataFilePath, readDataFile, readSidebars } from './files/data';
import { displayPath } from '../../site/build/source-text';
import { deriveBlog } from './blog/derive-blog';
import { deriveLanding } from './landing/derive-landing';
import { deriveReleaseNotes } from './release-notes/derive-release-notes';
import { env } from '../../site/build/env';
import {
  authorNodeId,
  blogPlaceNodeId,
  categoryNodeId,
  FRAME_NODE_ID,
  LANDING_NODE_ID,
  RELEASE_NOTES_NODE_ID,
  sidebarNodeId,
  tagNodeId,
  versionNodeId,
} from './node-ids';
import { runQuery } from '../../site/build/run-query';

/** Types made here; they are kept over sourcing, which would else remove them and make every page stale. */
export const DERIVED_TYPES = [
  'Sidebar',
  'DocsVersion',
  'DocCategory',
  'Tag',
  'Author',
  'BlogPlace',
  'ReleaseNotes',
  'Landing',
  'SiteFrame',
] as const;

export function keepDerivedNodes({
  actions,
  getNodesByType,
}: Pick<SourceNodesArgs, 'actions' | 'getNodesByType'>): void {
  for (const type of DERIVED_TYPES) for (const node of getNodesByType(type)) actions.touchNode(node);
}

interface DocRow extends VersionDoc {
  readonly version: string;
  readonly tagKeys: readonly string[];
  /** Labels of the doc's tags that the tags file does not list, by key. */
  readonly inlineTags: Readonly<Record<string, string>>;
}

/**
 * Makes the nodes that follow from all content files together: versions, sidebars, category pages, tags,
 * the blog's order and authors, and the frame.
 * A node whose data is the same as before stays untouched, so that pages are made again only if what they show changed.
 *
 * @throws Error listing what is wrong with sidebars and references, or naming the navigation bar's failing entry.
 */
export async function deriveNodes(args: CreatePagesArgs): Promise<void> {
  const docs = await loadDocs(args);
  const { put, finish } = nodeWriter(args);

  const versions = siteConfig.docs.versions.map((version) =>
    buildVersion(
      version,
      docs.filter((doc) => doc.version === version.name),
    ),
  );
  const problems = versions.flatMap((version) => version.problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  for (const version of versions) {
    const { builtSidebars, categories, problems: _none, ...fields } = version;
    put('DocsVersion', versionNodeId(version.name), fields);
    for (const [sidebarId, items] of builtSidebars)
      put('Sidebar', sidebarNodeId(version.name, sidebarId), { version: version.name, sidebarId, items });
    for (const category of categories)
      put('DocCategory', categoryNodeId(category.path), { ...category, version: version.name });
    const versionPath = siteConfig.docs.versions.find(({ name }) => name === version.name)?.path ?? '';
    const tags = buildTags(
      docs.filter((doc) => doc.version === version.name && !(doc.draft && env.isProduction)),
      readDataFile('docs-tags.yaml') ?? {},
      (key, permalink) =>
        permalink ? joinPath(routes.docTags(versionPath), permalink) : routes.docTag(versionPath, key),
    );
    for (const tag of tags)
      put('Tag', tagNodeId('docs', version.name, tag.key), { instance: 'docs', version: version.name, ...tag });
  }
  put('ReleaseNotes', RELEASE_NOTES_NODE_ID, { months: deriveReleaseNotes() });
  const landing = deriveLanding();
  if (landing) put('Landing', LANDING_NODE_ID, landing);
  const blog = await deriveBlog(args);
  for (const place of blog.places) put('BlogPlace', blogPlaceNodeId(place.postId), place);
  for (const author of blog.authors) put('Author', authorNodeId(author.key), author);
  for (const tag of blog.tags) put('Tag', tagNodeId('blog', '', tag.key), { instance: 'blog', version: '', ...tag });
  put('SiteFrame', FRAME_NODE_ID, {
    navbar: buildNavbar(versions, docs),
    footer: buildFooter(),
    recentPosts: blog.recentPosts,
  });
  await finish();
}

async function loadDocs({ graphql }: CreatePagesArgs): Promise<DocRow[]> {
  const { allDoc } = await runQuery<{ allDoc: { nodes: (Omit<DocRow, never> & { description: string })[] } }>(
    graphql,
    /* GraphQL */ `
      query DerivedDocs {
        allDoc(sort: { sourcePath: ASC }) {
          nodes {
            docId
            version
            path
            title
            sidebarLabel
            paginationLabel
            description
            draft
            unlisted
            tagKeys
            inlineTags
            sourcePath
            displayedSidebar
            paginationPrevious
            paginationNext
          }
        }
      }
    `,
  );
  return allDoc.nodes;
}

function buildVersion(version: (typeof siteConfig.docs.versions)[number], docs: readonly DocRow[]): BuiltVersion {
  const source = readSidebars(version.name);
  return buildDocsVersion({
    name: version.name,
    label: version.label,
    path: version.path,
    isLast: version.name === siteConfig.docs.lastVersion,
    docs,
    sidebars: source?.sidebars ?? { docs: autogenerateSidebar(docs) },
    sidebarsFile: source?.file ?? displayPath(dataFilePath('sidebars.yaml')),
    hideDrafts: env.isProduction,
  });
}

function buildNavbar(versions: readonly BuiltVersion[], docs: readonly DocRow[]) {
  const last = versions.find((version) => version.isLast) ?? versions[0];
  const sidebarIds = new Map(last?.docs.map((doc) => [doc.id, doc.sidebar]));
  const { social: _social, editBase: _edit, ...links } = product.links;
  return resolveNavbar(readDataFile('navbar.yaml') ?? [], {
    sidebars: last?.builtSidebars ?? new Map(),
    docs: new Map(
      docs
        .filter((doc) => doc.version === last?.name)
        .map((doc) => [
          doc.docId,
          {
            path: doc.path,
            sidebarLabel: doc.sidebarLabel,
            title: doc.title,
            hidden: doc.unlisted || (doc.draft && env.isProduction),
            sidebarId: sidebarIds.get(doc.docId) ?? null,
          },
        ]),
    ),
    versions: versions.map(({ name, mainDocPath }) => ({ name, mainDocPath })),
    links,
  });
}

function buildFooter(): FooterGroup[] {
  const { social, editBase: _edit, ...links } = product.links;
  const named = {
    ...links,
    ...Object.fromEntries(social.map(({ label, href }) => [`social-${label.toLowerCase()}`, href])),
  };
  return (readDataFile('footer.yaml') ?? []).map((group) => ({
    title: group.title,
    items: group.items.map(({ label, to, href }) => ({ label, href: to ?? resolveHref(href ?? '', { links: named }) })),
  }));
}

/** Writes nodes; `finish` waits until queries can see them and removes those that nothing makes any more. */
function nodeWriter({ actions, createContentDigest, getNodesByType }: CreatePagesArgs) {
  const written = new Map<string, Promise<unknown>>();
  return {
    put: (type: (typeof DERIVED_TYPES)[number], id: string, fields: object): void => {
      const node = {
        ...fields,
        id,
        parent: null,
        children: [],
        internal: { type, contentDigest: createContentDigest(fields) },
      };
      written.set(id, Promise.resolve(actions.createNode(node as never)));
    },
    finish: async (): Promise<void> => {
      for (const type of DERIVED_TYPES)
        for (const node of getNodesByType(type)) if (!written.has(node.id)) actions.deleteNode(node);
      await Promise.all(written.values());
    },
  };
}
