import type { ApiOperation } from '../../../api/shared/types';
import { product } from '../../../site/config/product';
import { tokenValues } from '../../../site/tokens';
import { ContentError } from '../../../site/problems';
import { checkTabs } from './check-tabs';
import { compileContent, type CompileServices } from './compile';
import { createRegistry } from './registry';
import type { CompiledContent } from '../../shared/tree/syntax-tree';

/** What a test gets from one source: the compiled content, or the problems that stopped it, and all warnings. */
export interface TestCompilation {
  readonly content: CompiledContent;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

const NOTHING: CompiledContent = {
  tree: [],
  excerpt: null,
  headings: [],
  sections: [],
  firstLine: '',
  wordCount: 0,
  hasTitle: false,
  problems: [],
  code: [],
};

/**
 * Compiles a body by the real path (gatsby-plugin-mdx, its MDX compiler and the highlighter), with a minimal host in
 * place of Gatsby. The file is called `content/docs/a.mdx`; `offset` lines of front matter come before the body;
 * `remarkPlugins` are Gatsby remark plugins that run before the highlighter.
 */
export async function compileSource(
  body: string,
  options: {
    readonly offset?: number;
    readonly markup?: Partial<CompileServices['markup']>;
    readonly diagrams?: CompileServices['diagrams'];
    readonly operations?: readonly ApiOperation[];
    readonly remarkPlugins?: readonly unknown[];
  } = {},
): Promise<TestCompilation> {
  const warnings: string[] = [];
  const file = 'content/docs/a.mdx';
  const services: CompileServices = {
    host: testHost(options.remarkPlugins ?? []),
    tokens: tokenValues(product),
    registry: createRegistry({ operations: options.operations ?? [] }),
    check: checkTabs,
    diagrams: options.diagrams ?? { has: () => false, read: () => '', write: () => undefined },
    warn: (message) => warnings.push(message),
    markup: { baseUrl: '/', resolveSourceLink: () => undefined, resolveImage: () => undefined, ...options.markup },
  };
  const input = {
    body,
    absolutePath: `/site/${file}`,
    file,
    bodyOffset: options.offset ?? 0,
    title: 'Page',
    mdxNodeId: 'mdx',
  };
  try {
    return { content: await compileContent(input, services), problems: [], warnings };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { content: NOTHING, problems: error.message.split('\n'), warnings };
  }
}

/** The page's static markup in one string; components and the elements around them are left out. */
export function htmlOf({ content }: TestCompilation): string {
  return content.tree.map((node) => (node.type === 'html' ? node.html : '')).join('\n');
}

function testHost(remarkPlugins: readonly unknown[]): CompileServices['host'] {
  const highlighter = {
    module: jest.requireActual<object>('gatsby-remark-prismjs'),
    pluginOptions: { noInlineHighlight: true },
  };
  const gatsbyRemarkPlugins = [...remarkPlugins.map((module) => ({ module })), highlighter];
  const plugins = [{ name: 'gatsby-plugin-mdx', pluginOptions: { extensions: ['.mdx', '.md'], gatsbyRemarkPlugins } }];
  return {
    getNode: () => ({ id: 'mdx' }),
    getNodesByType: () => [],
    store: { getState: () => ({ config: { jsxRuntime: 'automatic' }, flattenedPlugins: plugins }) },
  } as never;
}
