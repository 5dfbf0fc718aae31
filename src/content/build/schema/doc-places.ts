import { siteConfig } from '../../../site/config/site-config';
import type { RoutePath } from '../../../site/routes';
import { sidebarNodeId, versionNodeId } from '../derived/node-ids';
import { chooseSidebar } from '../sidebar/choose-sidebar';
import { placeOf, placePages, type SidebarPlace, type SidebarPlaces } from '../sidebar/place-pages';
import type { SidebarItem } from '../../shared/sidebar/types';
import type { ResolverContext } from './resolver-types';

interface SidebarNode {
  readonly sidebarId: string;
  readonly position: number;
  readonly items: readonly SidebarItem[];
  readonly internal: { readonly contentDigest: string };
}

type SidebarDoc = Parameters<typeof chooseSidebar>[0] & {
  readonly docId: string;
  readonly title: string;
  readonly version: string;
};

interface VersionNode {
  readonly name: string;
  readonly docs: readonly { readonly id: string; readonly path: RoutePath }[];
  readonly sidebars: Readonly<Record<string, unknown>>;
  readonly sharedTitles: readonly string[];
  readonly internal: { readonly contentDigest: string };
}

/** A doc's place in the sidebar that its page shows, and what its page shows of other docs. */
export interface DocPlace extends SidebarPlace {
  readonly sidebarId: string | null;
  /** Whether another doc of the version has the same title. */
  readonly isTitleShared: boolean;
  /** Paths of the same doc in the versions that have it, by version name; null if the site has only one version. */
  readonly alternates: Readonly<Record<string, RoutePath>> | null;
}

/**
 * Returns a function that looks up a doc's place among the other docs. Sidebars and lists of docs are walked when they
 * have changed, not for each doc. Pages depend on these derived nodes only: a page that read the nodes of other docs
 * would be queried again whenever any of them has changed.
 */
export function createDocPlaces(): (doc: SidebarDoc, context: ResolverContext) => Promise<DocPlace> {
  const sidebarsOf = remember((nodes: readonly SidebarNode[]): ReadonlyMap<string, SidebarPlaces> => {
    const sorted = nodes.toSorted((one, other) => one.position - other.position);
    return new Map(sorted.map(({ sidebarId, items }) => [sidebarId, placePages(items)]));
  });
  const pathsOf = remember(([node]: readonly VersionNode[]) => new Map(node?.docs.map(({ id, path }) => [id, path])));

  return async (doc, { nodeModel }) => {
    // By id, because Gatsby takes longer to filter nodes.
    const versions = new Map(
      (
        nodeModel
          .getNodesByIds({ ids: siteConfig.docs.versions.map(({ name }) => versionNodeId(name)), type: 'DocsVersion' })
          .filter(Boolean) as VersionNode[]
      ).map((node) => [node.name, node]),
    );
    const version = versions.get(doc.version);
    const ids = Object.keys(version?.sidebars ?? {}).map((id) => sidebarNodeId(doc.version, id));
    const sidebars = sidebarsOf(
      doc.version,
      nodeModel.getNodesByIds({ ids, type: 'Sidebar' }).filter(Boolean) as SidebarNode[],
    );
    const sidebarId = chooseSidebar(doc, sidebars);
    return Promise.resolve({
      sidebarId,
      ...placeOf(sidebarId === null ? undefined : sidebars.get(sidebarId), doc.path),
      isTitleShared: version?.sharedTitles.includes(doc.title) ?? false,
      alternates:
        siteConfig.docs.versions.length < 2
          ? null
          : // In the order of the configuration, which the reader's menu has too.
            Object.fromEntries(
              siteConfig.docs.versions.flatMap(({ name }) => {
                const node = versions.get(name);
                const path = node && pathsOf(name, [node]).get(doc.docId);
                return path === undefined ? [] : [[name, path]];
              }),
            ),
    });
  };
}

/** Wraps a function of nodes so that it runs again only if the nodes under the same key have changed. */
function remember<DerivedNode extends { readonly internal: { readonly contentDigest: string } }, Result>(
  derive: (nodes: readonly DerivedNode[]) => Result,
): (key: string, nodes: readonly DerivedNode[]) => Result {
  const known = new Map<string, { readonly digests: string; readonly result: Result }>();
  return (key, nodes) => {
    const digests = nodes.map(({ internal }) => internal.contentDigest).join();
    let current = known.get(key);
    if (current?.digests !== digests) {
      current = { digests, result: derive(nodes) };
      known.set(key, current);
    }
    return current.result;
  };
}
