import type { NodePluginArgs } from 'gatsby';

/** Gatsby's access to nodes in a resolver. Gatsby tracks what is read here, and a change to it makes the page stale. */
interface NodeModel {
  getNodeById: (input: { id: string; type?: string }) => Promise<unknown>;
  getNodesByIds: (input: { ids: string[]; type?: string }) => unknown[];
  findAll: (input: { type: string; query?: object }) => Promise<{ entries: Iterable<unknown> }>;
  findOne: (input: { type: string; query: object }) => Promise<unknown>;
}

/** The third argument of a resolver. */
export interface ResolverContext {
  readonly nodeModel: NodeModel;
}

type ObjectTypeConfig = Parameters<NodePluginArgs['schema']['buildObjectType']>[0];

/** Fields of a node type and their resolvers. */
export type ObjectFields = NonNullable<ObjectTypeConfig['fields']>;
