import { env } from '../../../site/build/env';
import { runQuery } from '../../../site/build/run-query';
import { definePageFamily } from './types';

interface Data {
  readonly allDoc: {
    readonly nodes: readonly {
      readonly id: string;
      readonly path: string;
      readonly version: string;
      readonly draft: boolean;
      readonly sourcePath: string;
      readonly sidebarId: string | null;
    }[];
  };
}

/** A page for each doc; drafts only while authors work on them. */
export const docs = definePageFamily<Data>({
  name: 'docs',
  load: (graphql) =>
    runQuery<Data>(graphql, 'query DocsFamily { allDoc { nodes { id path version draft sourcePath sidebarId } } }'),
  plan: ({ allDoc }) =>
    allDoc.nodes
      .filter(({ draft }) => !(draft && env.isProduction))
      .map(({ id, path, version, sourcePath, sidebarId }) => ({
        path,
        template: 'doc',
        source: sourcePath,
        context: { id, version, frame: { kind: 'doc' as const, sidebarId, version } },
      })),
});
