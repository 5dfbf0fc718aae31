import { operationNodeId, shownOperations } from '../../../reference/build/create-nodes';
import { buildToc } from '../../../site/toc';
import type { CompiledContent } from '../../shared/tree/syntax-tree';
import type { ContentCompiler, ContentNodeSource } from '../compiler/content-compiler';
import { fileNodeId } from '../plugins/sources';
import type { ResolverContext } from './resolver-types';

/** Fields of every node whose body is compiled. */
interface ContentNode extends ContentNodeSource {
  readonly summary: string | null;
  readonly hideToc: boolean;
  readonly tocMin: number;
  readonly tocMax: number;
}

/** Fields that all content types share. Fields derived from the body use one compilation, which the compiler caches. */
export function contentFields(compiler: ContentCompiler) {
  const compiled =
    <T>(pick: (content: CompiledContent, node: ContentNode) => T) =>
    (node: ContentNode) =>
      compiler.compile(node).then((content) => pick(content, node));
  return {
    sourcePath: 'String!',
    path: 'String!',
    title: 'String!',
    keywords: '[String!]!',
    image: 'String',
    draft: 'Boolean!',
    unlisted: 'Boolean!',
    hideToc: 'Boolean!',
    description: {
      type: 'String!',
      resolve: (node: ContentNode) => node.summary ?? compiler.compile(node).then(({ firstLine }) => firstLine),
    },
    content: {
      type: 'JSON!',
      resolve: async (node: ContentNode, _args: unknown, { nodeModel }: ResolverContext) => {
        const { tree, problems } = await compiler.compile(node);
        // Gatsby tracks these reads: it rebuilds the page when an API operation or an image that it shows, or a page
        // that it links to, has changed.
        nodeModel.getNodesByIds({
          ids: shownOperations(tree).map((id) => operationNodeId(id, node.version)),
          type: 'ApiOperation',
        });
        nodeModel.getNodesByIds({ ids: compiler.filesReadFor(node).map(fileNodeId), type: 'File' });
        // Any other file may mend them, such as one that does not exist yet.
        if (problems.length > 0) await nodeModel.findAll({ type: 'File', query: { limit: 1 } });
        return tree;
      },
    },
    toc: {
      type: 'JSON!',
      resolve: compiled(({ headings }, node) => (node.hideToc ? [] : buildToc(headings, node.tocMin, node.tocMax))),
    },
    code: { type: '[String!]!', resolve: compiled(({ code }) => code) },
    sections: { type: 'JSON!', resolve: compiled(({ sections }) => sections) },
    hasTitle: { type: 'Boolean!', resolve: compiled(({ hasTitle }) => hasTitle) },
    wordCount: { type: 'Int!', resolve: compiled(({ wordCount }) => wordCount) },
  };
}
