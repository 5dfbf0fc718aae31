import { runQuery } from '../../../site/build/run-query';
import { definePageFamily } from './types';

interface Data {
  readonly allDocCategory: {
    readonly nodes: readonly {
      readonly id: string;
      readonly path: string;
      readonly version: string;
      readonly sidebarId: string;
      readonly title: string;
    }[];
  };
}

/** A page for each sidebar category that asks for a generated index. */
export const docCategories = definePageFamily<Data>({
  name: 'doc-categories',
  load: (graphql) =>
    runQuery<Data>(
      graphql,
      'query DocCategoriesFamily { allDocCategory { nodes { id path version sidebarId title } } }',
    ),
  plan: ({ allDocCategory }) =>
    allDocCategory.nodes.map(({ id, path, version, sidebarId, title }) => ({
      path,
      template: 'doc-category',
      source: `category "${title}" of sidebar "${sidebarId}"`,
      context: { id, version, frame: { kind: 'doc' as const, sidebarId, version } },
    })),
});
