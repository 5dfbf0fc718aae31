import type { NodePluginArgs } from 'gatsby';
import type { ContentNode } from '../../content/shared/tree/types';
import { siteConfig } from '../../site/config/site-config';
import { readOperations } from './read-operations';

/** Id of the node of an operation in a version of the docs. */
export const operationNodeId = (operationId: string, version: string = siteConfig.docs.lastVersion): string =>
  version === siteConfig.docs.lastVersion ? `ApiOperation ${operationId}` : `ApiOperation ${version} ${operationId}`;

/**
 * SDL of the node type, for `createTypes`. Fields that are only used as a whole are JSON; their types are in
 * `src/reference/shared/types.ts`.
 */
export const API_OPERATION_TYPE = /* GraphQL */ `
  type ApiOperation implements Node @dontInfer {
    "Position in the description, from 0, because nodes have no order."
    position: Int!
    "Version of the docs whose pages document it."
    version: String!
    operationId: String!
    method: String!
    path: String!
    server: String!
    tag: String!
    summary: String!
    description: String!
    credential: String
    docs: String!
    parameters: JSON!
    body: JSON
    responses: JSON!
    errors: JSON!
    samples: JSON!
  }
`;

/**
 * Creates a node for each operation of the API description in each version of the docs, and deletes those of operations
 * that it has no more, so that pages that show them are made again. Gatsby keeps nodes whose digest has not changed.
 *
 * @throws ContentError naming file and line of everything that is wrong in the description.
 */
export function createApiNodes({
  actions,
  createContentDigest,
  getNodesByType,
}: Pick<NodePluginArgs, 'createContentDigest' | 'getNodesByType'> & {
  readonly actions: Pick<NodePluginArgs['actions'], 'createNode' | 'deleteNode'>;
}): void {
  const operations = siteConfig.docs.versions.flatMap(({ name: version }) =>
    readOperations(version).operations.map((operation, position) => ({ ...operation, position, version })),
  );
  const ids = new Set(operations.map(({ operationId, version }) => operationNodeId(operationId, version)));
  for (const node of getNodesByType('ApiOperation')) if (!ids.has(node.id)) actions.deleteNode(node);
  for (const { name: _name, ...fields } of operations)
    actions.createNode({
      ...fields,
      id: operationNodeId(fields.operationId, fields.version),
      parent: null,
      children: [],
      internal: { type: 'ApiOperation', contentDigest: createContentDigest(fields) },
    });
}

/** Ids of the operations in the content of a page. The page must be rebuilt when one of them changes. */
export function shownOperations(tree: readonly ContentNode[]): string[] {
  const found = tree.flatMap((node): string[] => {
    if (node.type === 'html') return [...node.html.matchAll(/ data-operation="(\w+)"/g)].map(([, id = '']) => id);
    const own = node.type === 'element' ? node.props['data-operation'] : undefined;
    return [...(typeof own === 'string' ? [own] : []), ...shownOperations(node.children)];
  });
  return [...new Set(found)];
}
