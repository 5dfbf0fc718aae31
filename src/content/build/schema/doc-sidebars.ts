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

type SidebarDoc = Parameters<typeof chooseSidebar>[0] & { readonly version: string };

/** A doc's place in the sidebar that its page shows. */
export interface DocPlace extends SidebarPlace {
  readonly sidebarId: string | null;
}

/**
 * Returns a function that looks up a doc's place in its sidebar. Sidebars are walked when they have changed, not for
 * each doc.
 */
export function createDocPlaces(): (doc: SidebarDoc, context: ResolverContext) => Promise<DocPlace> {
  const known = new Map<string, { readonly digests: string; readonly sidebars: ReadonlyMap<string, SidebarPlaces> }>();
  return async (doc, { nodeModel }) => {
    const { version } = doc;
    // By id, because Gatsby takes longer to filter nodes.
    const node = await nodeModel.getNodeById({ id: versionNodeId(version), type: 'DocsVersion' });
    const ids = Object.keys((node as { readonly sidebars: object } | null)?.sidebars ?? {});
    const nodes = nodeModel
      .getNodesByIds({ ids: ids.map((id) => sidebarNodeId(version, id)), type: 'Sidebar' })
      .filter(Boolean) as SidebarNode[];
    const digests = nodes.map(({ internal }) => internal.contentDigest).join();
    let current = known.get(version);
    if (current?.digests !== digests) {
      const sorted = nodes.toSorted((one, other) => one.position - other.position);
      current = { digests, sidebars: new Map(sorted.map(({ sidebarId, items }) => [sidebarId, placePages(items)])) };
      known.set(version, current);
    }
    const sidebarId = chooseSidebar(doc, current.sidebars);
    return { sidebarId, ...placeOf(sidebarId === null ? undefined : current.sidebars.get(sidebarId), doc.path) };
  };
}
