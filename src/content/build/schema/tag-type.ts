import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { siteLanguage } from '../../../site/config/language';
import type { DocFields } from '../types/doc';
import type { ResolverContext } from './resolver-types';

interface TagNode {
  readonly key: string;
  readonly version: string;
}

/** The node type of tags. A tag of the blog has no docs. */
export function tagType({ schema }: Pick<CreateSchemaCustomizationArgs, 'schema'>) {
  return schema.buildObjectType({
    name: 'Tag',
    interfaces: ['Node'],
    extensions: { infer: false },
    fields: {
      instance: 'String!',
      version: 'String!',
      key: 'String!',
      label: 'String!',
      path: 'String!',
      description: 'String',
      count: 'Int!',
      unlisted: 'Boolean!',
      // Sorted here, because the sort of a query compares character codes: "iOS" would come after "Screencast".
      docs: {
        type: '[Doc!]!',
        args: { skip: 'Int!', limit: 'Int!' },
        resolve: async (tag: TagNode, { skip, limit }: { skip: number; limit: number }, context: ResolverContext) =>
          (await findDocs(tag, context)).sort(byTitle).slice(skip, skip + limit),
      },
    },
  });
}

async function findDocs({ key, version }: TagNode, { nodeModel }: ResolverContext): Promise<DocFields[]> {
  const { entries } = await nodeModel.findAll({
    type: 'Doc',
    query: {
      filter: {
        tagKeys: { in: [key] },
        version: { eq: version },
        unlisted: { eq: false },
        draft: { eq: false },
      },
    },
  });
  return [...(entries as Iterable<DocFields>)];
}

/** The order of titles in English. Docs with the same title are sorted by their path, so that builds are repeatable. */
function byTitle(a: DocFields, b: DocFields): number {
  return a.title.localeCompare(b.title, siteLanguage, { sensitivity: 'base' }) || (a.path < b.path ? -1 : 1);
}
