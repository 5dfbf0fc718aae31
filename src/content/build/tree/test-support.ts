import type { ApiOperation } from '../../../reference/shared/types';
import type { SdkTypes } from '../../../reference/build/types/sdk-types';
import { product } from '../../../site/config/product';
import { tokenValues } from '../../../site/tokens';
import { ContentError } from '../../../site/problems';
import { checkTabs } from './check-tabs';
import { compileContent, type Compilation, type CompileServices } from './compile';
import type { Concept } from '../concepts/parse-concept';
import type { GlossaryTerm } from '../glossary/read-glossary';
import { siteAddresses } from '../markdown/site-addresses';
import { createRegistry } from './registry';

/** The result of compiling a source: the content, or the problems that prevented compilation, and all warnings. */
export interface TestCompilation {
  readonly content: Compilation;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

const EMPTY_CONTENT: Compilation = {
  tree: [],
  markdown: '',
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
 * Compiles a body with the real gatsby-plugin-mdx, its MDX compiler and the highlighter, and a minimal host instead of
 * Gatsby. The file is named `content/docs/a.mdx`. `offset` is the number of front matter lines before the body.
 * `remarkPlugins` are Gatsby remark plugins that run before the highlighter.
 */
export async function compileSource(
  body: string,
  options: {
    readonly offset?: number;
    readonly markup?: Partial<CompileServices['markup']>;
    readonly diagrams?: CompileServices['diagrams'];
    readonly operations?: readonly ApiOperation[];
    readonly types?: SdkTypes;
    readonly remarkPlugins?: readonly unknown[];
    readonly terms?: readonly GlossaryTerm[];
    readonly concepts?: ReadonlyMap<string, Concept>;
    readonly path?: string;
    readonly foldLevel?: number | undefined;
  } = {},
): Promise<TestCompilation> {
  const warnings: string[] = [];
  const file = 'content/docs/a.mdx';
  const services: CompileServices = {
    remarkPlugins: [...(options.remarkPlugins ?? []).map((module) => ({ module, pluginOptions: {} })), HIGHLIGHTER],
    tokens: tokenValues(product),
    registry: createRegistry({ ...options, operations: options.operations ?? [] }),
    addresses: siteAddresses({ url: 'https://site.example', baseUrl: '/' }),
    glossary: options.terms ?? [],
    check: checkTabs,
    diagrams: options.diagrams ?? { has: () => false, read: () => '', write: () => undefined },
    warn: (message) => warnings.push(message),
    markup: {
      baseUrl: '/',
      resolveSourceLink: () => undefined,
      resolveImage: () => undefined,
      checkMedia: () => undefined,
      ...options.markup,
    },
  };
  const input = {
    body,
    absolutePath: `/site/${file}`,
    file,
    bodyOffset: options.offset ?? 0,
    title: 'Page',
    path: options.path ?? '/docs/a',
    foldLevel: options.foldLevel ?? null,
  };
  try {
    return { content: await compileContent(input, services), problems: [], warnings };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { content: EMPTY_CONTENT, problems: error.message.split('\n'), warnings };
  }
}

/** Returns the page's static markup as one string, without components and the elements around them. */
export function htmlOf({ content }: TestCompilation): string {
  return content.tree.map((node) => (node.type === 'html' ? node.html : '')).join('\n');
}

const HIGHLIGHTER = {
  module: jest.requireActual<object>('gatsby-remark-prismjs'),
  pluginOptions: { noInlineHighlight: true },
};
