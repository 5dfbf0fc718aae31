import { env } from '../../../site/build/env';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily } from './types';

interface Data {
  readonly allPage: {
    readonly nodes: readonly {
      readonly id: string;
      readonly path: string;
      readonly draft: boolean;
      readonly sourcePath: string;
    }[];
  };
}

/** Pages that stand by themselves, from `content/pages`. */
export const staticPages = definePageFamily<Data>({
  name: 'static-pages',
  load: (graphql) =>
    runQuery<Data>(graphql, 'query StaticPagesFamily { allPage { nodes { id path draft sourcePath } } }'),
  plan: ({ allPage }) =>
    allPage.nodes
      .filter(({ draft }) => !(draft && env.isProduction))
      .map(({ id, path, sourcePath }) => ({
        path,
        template: path === '/' ? 'landing' : 'page',
        source: sourcePath,
        context: { id, frame: { kind: 'page' as const } },
      })),
});
