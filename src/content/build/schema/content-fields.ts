import { operationNodeId, shownOperations } from '../../../api/build/create-nodes';
import { messageWithCauses } from '../../../site/problems';
import { buildToc } from '../../../site/toc';
import type { CompiledContent } from '../../shared/tree/syntax-tree';
import type { ContentCompiler, ContentNodeSource } from '../compiler/content-compiler';
import { containsClass } from '../tree/contains-class';
import type { ResolverContext } from './resolver-types';

/** What every node with a compiled body stores. */
interface ContentNode extends ContentNodeSource {
  readonly summary: string | null;
  readonly hideToc: boolean;
  readonly tocMin: number;
  readonly tocMax: number;
}

/** Fields of every content type. What follows from the body comes from one compilation, which the compiler keeps. */
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
        const { tree } = await compiler.compile(node);
        // Asked for only so that Gatsby knows: the page is made again when a call that it shows changes.
        const shown = shownOperations(tree);
        if (shown.length > 0) nodeModel.getNodesByIds({ ids: shown.map(operationNodeId), type: 'ApiOperation' });
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
    hasSamples: { type: 'Boolean!', resolve: compiled(({ tree }) => containsClass(tree, 'endpoint-samples')) },
    wordCount: { type: 'Int!', resolve: compiled(({ wordCount }) => wordCount) },
    // Asked for when something is wrong: a query ends at the first error, and authors want to see all.
    problems: {
      type: '[String!]!',
      resolve: (node: ContentNode) =>
        compiler.compile(node).then(
          () => [],
          (error: unknown) => [messageWithCauses(error)],
        ),
    },
  };
}
