import type { Element, ElementContent, Root } from 'hast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { Root as MdastRoot } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TokenValues } from '../../../site/tokens';
import { ContentError, orCollect, type Problem } from '../../../site/problems';
import type { RoutePath } from '../../../site/routes';
import { problemOf } from './broken-diagram';
import { collectErrors, throwAll } from './collect-errors';
import { toContentError } from './compile-error';
import { diagramFigure, storeDiagrams, type DiagramStore } from './diagram-files';
import { enhanceCode, enhanceElement, type MarkupContext } from './enhance-markup';
import { runMdxPlugin, type RemarkPlugin } from './mdx-plugin';
import { placeLabels } from './label-levels';
import { prepareSource } from './prepare-source';
import { admonitions } from './remark/admonitions';
import { codeFences } from './remark/code-fences';
import { diagrams } from './remark/diagrams';
import { forbidCode } from './remark/forbid-code';
import { headingIds } from './remark/headings';
import { safeMarkup } from './remark/safe-markup';
import { linkTargets } from './remark/link-targets';
import type { Diagram } from './remark/types';
import { typescriptTabs } from './remark/typescript-tabs';
import { truncateMarkers } from './remark/truncate';
import { isMdxElement, resolveComponents, type ResolveContext } from './resolve-components';
import { collectTitles } from './sections';

export interface CompileInput {
  readonly body: string;
  readonly absolutePath: string;
  /** Path to show in messages. */
  readonly file: string;
  /** Number of front matter lines before the body. */
  readonly bodyOffset: number;
  readonly title: string;
  /** URL path of the page. */
  readonly path: string;
  /** Level of the headings whose sections are closed at first; null if there are none. */
  readonly foldLevel: number | null;
}

/** What compiling a body to markup needs. */
export interface MarkupServices {
  /** Gatsby remark plugins, in their order. */
  readonly remarkPlugins: readonly RemarkPlugin[];
  readonly tokens: TokenValues;
  readonly registry: ResolveContext['registry'];
  readonly check?: ResolveContext['check'];
  readonly markup: Omit<MarkupContext, 'resolveSourceLink' | 'resolveImage' | 'checkMedia'> & {
    readonly resolveSourceLink: (href: string, from: string, line: number) => RoutePath | undefined;
    readonly resolveImage: (
      src: string,
      from: string,
      line: number,
    ) => { src: RoutePath; width: number; height: number } | undefined;
    readonly checkMedia: (src: string, from: string, line: number) => void;
  };
  readonly diagrams: DiagramStore;
  readonly warn: (message: string) => void;
}

/** A body as markup with positions: links, pictures, headings and components are complete. */
export interface Markup {
  readonly nodes: ElementContent[];
  readonly title: Element | undefined;
  /** What does not keep the body from being shown in develop. */
  readonly problems: readonly Problem[];
}

/**
 * Compiles a page's body to markup with the MDX compiler and the Gatsby remark plugins. The JavaScript that the
 * compiler generates is not used: a rehype plugin captures the syntax tree first.
 *
 * @throws ContentError with file and line
 */
export async function toMarkup(input: CompileInput, services: MarkupServices): Promise<Markup> {
  const { file } = input;
  const source = prepareSource(input.body, { tokens: services.tokens, file, offset: input.bodyOffset });
  const diagramsByKey = new Map<string, Diagram>();
  let captured: ElementContent[] | undefined;
  const errors: Problem[] = [];
  const capture = () => (tree: Root) => {
    captured = tree.children.filter((node) => node.type !== 'doctype').map(withChildren);
    tree.children = [];
  };

  await runCompiler(source, input, services, {
    remarkPlugins: [
      remarkGfm,
      remarkDirective,
      truncateMarkers(),
      ...[
        forbidCode({ file }),
        safeMarkup({ file }),
        linkTargets({ file }),
        admonitions({ file, warn: services.warn }),
        headingIds({ file }),
        typescriptTabs({ file }),
        codeFences({ file, warn: services.warn }),
        diagrams({ file, isDrawn: (key) => services.diagrams.has(key) }),
      ].map((plugin) => collectErrors(plugin, errors)),
      collectDiagrams(diagramsByKey),
    ],
    rehypePlugins: [capture],
  }).catch((error: unknown) => throwAll(errors, error));
  if (captured === undefined)
    throw new ContentError([{ file, message: 'could not be compiled: the compiler produced no syntax tree' }]);

  const problems: Problem[] = [];
  const marked = await finishTree(captured, diagramsByKey, { problems, errors }, input, services).catch(
    (error: unknown) => throwAll(errors, error),
  );
  const [title, second] = collectTitles(marked);
  if (second)
    problems.push({
      file,
      line: second.position?.start.line,
      message: 'has a second first-level heading; a page has only one title: use ## for its sections',
    });
  if (errors.length > 0) throwAll([...errors, ...problems]);
  return { nodes: marked, title, problems };
}

async function finishTree(
  captured: readonly ElementContent[],
  diagramsByKey: ReadonlyMap<string, Diagram>,
  { problems, errors }: Readonly<Record<'problems' | 'errors', Problem[]>>,
  input: CompileInput,
  services: MarkupServices,
): Promise<ElementContent[]> {
  const drawn = await storeDiagrams(captured, diagramsByKey, services.diagrams);
  const coded = mapTree(captured, (node) => {
    if (node.type !== 'element' || node.properties.dataDiagram === undefined) return enhanceCode(node);
    const source = diagramsByKey.get(String(node.properties.dataDiagram))?.source ?? '';
    const problem = problemOf(node, input.file, source);
    if (problem) problems.push(problem);
    return diagramFigure(node, { diagramsByKey, drawn, baseUrl: services.markup.baseUrl, problem });
  });
  const resolved = orCollect(errors, coded, () =>
    resolveComponents(coded, {
      file: input.file,
      registry: services.registry,
      ...(services.check ? { check: services.check } : {}),
    }),
  );
  const context: MarkupContext = {
    ...services.markup,
    resolveSourceLink: (href, line) => services.markup.resolveSourceLink(href, input.absolutePath, line),
    resolveImage: (src, line) => services.markup.resolveImage(src, input.absolutePath, line),
    checkMedia: (src, line) => services.markup.checkMedia(src, input.absolutePath, line),
  };
  return mapTree(placeLabels(resolved), (node) =>
    node.type === 'element' ? orCollect(errors, node, () => enhanceElement(node, context)) : node,
  );
}

/** Adds the `children` that elements of highlighted code are missing. The functions that walk the tree expect them. */
function withChildren(node: ElementContent): ElementContent {
  if (!('children' in node) && !isMdxElement(node)) return node;
  const { children = [] } = node;
  return { ...node, children: children.map(withChildren) };
}

/** Rebuilds a tree bottom-up. */
function mapTree(
  nodes: readonly ElementContent[],
  transform: (node: ElementContent) => ElementContent,
): ElementContent[] {
  return nodes.map((node) =>
    transform('children' in node ? { ...node, children: mapTree(node.children, transform) } : node),
  );
}

function collectDiagrams(diagramsByKey: Map<string, Diagram>) {
  return () => (tree: MdastRoot) =>
    visit(tree, 'diagram', ({ data: { diagram } }) => {
      diagramsByKey.set(diagram.key, diagram);
    });
}

async function runCompiler(
  source: string,
  { absolutePath, file }: CompileInput,
  { remarkPlugins }: MarkupServices,
  mdxOptions: Parameters<typeof runMdxPlugin>[2],
): Promise<void> {
  try {
    await runMdxPlugin({ source, absolutePath }, remarkPlugins, mdxOptions);
  } catch (failure) {
    throw toContentError(failure, file, source);
  }
}
