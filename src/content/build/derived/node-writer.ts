import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby';

/** Types of the nodes that are derived from all content files together. */
const DERIVED_TYPES = [
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

/** Keeps the derived nodes during sourcing, which would otherwise remove them and make every page stale. */
export function keepDerivedNodes({
  actions,
  getNodesByType,
}: Pick<SourceNodesArgs, 'actions' | 'getNodesByType'>): void {
  for (const type of DERIVED_TYPES) for (const node of getNodesByType(type)) actions.touchNode(node);
}

/** Writes derived nodes. `finish` removes those that were not written and waits until queries can see the others. */
export function createNodeWriter({ actions, createContentDigest, getNodesByType }: CreatePagesArgs) {
  const written = new Map<string, Promise<void>>();
  return {
    put: (type: (typeof DERIVED_TYPES)[number], id: string, fields: object): void => {
      const node = {
        ...fields,
        id,
        parent: null,
        children: [],
        internal: { type, contentDigest: createContentDigest(fields) },
      };
      written.set(id, Promise.resolve(actions.createNode(node)));
    },
    finish: async (): Promise<void> => {
      for (const type of DERIVED_TYPES)
        for (const node of getNodesByType(type)) if (!written.has(node.id)) actions.deleteNode(node);
      await Promise.all(written.values());
    },
  };
}
