import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { NodePluginArgs } from 'gatsby';
import { readOperations } from '../../../reference/build/read-operations';
import { readSdkTypes } from '../../../reference/build/types/sdk-types';
import { env } from '../../../site/build/env';
import { displayPath, withLineFeeds } from '../../../site/build/source-text';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { ContentError, type Problem } from '../../../site/problems';
import type { CompiledContent } from '../../shared/tree/syntax-tree';
import type { CompileResult, CompileTask } from './compile-page';
import { dataFilePath } from '../files/data';
import { conceptFiles, readConcepts } from '../concepts/read-concepts';
import { GLOSSARY_FILE, readGlossary } from '../glossary/read-glossary';
import { createCompilePool } from './compile-pool';
import { contentStore } from './content-store';
import { areCurrent } from './resolve-files';

/** A node that was created from a content file and can be compiled. */
export interface ContentNodeSource {
  readonly id: string;
  readonly parent: string | null;
  readonly title: string;
  readonly path: string;
  readonly draft?: boolean;
  /** Version of the docs; missing for other types. */
  readonly version?: string;
  readonly foldLevel?: number | null;
  readonly bodyOffset: number;
  readonly internal: { readonly contentDigest: string; readonly type: string };
}

/** A compilation in memory. One with problems is good for one state of the content: another file may mend them. */
interface Kept {
  readonly digest: string;
  readonly content: Promise<CompiledContent>;
  readonly state: number;
  hasProblems: boolean;
}

type CompilerArgs = Pick<NodePluginArgs, 'getNode' | 'reporter'>;

export interface ContentCompiler {
  /** Returns the compiled content of a node. It is compiled once per version of the file and stored between builds. */
  readonly compile: (node: ContentNodeSource) => Promise<CompiledContent>;
  /** Absolute paths of the other files that the compiled content depends on. Call this after `compile`. */
  readonly filesReadFor: (node: ContentNodeSource) => readonly string[];
}

/** Increase this number when the shape of compiled content changes, so that stored content is compiled again. */
const FORMAT = 16;
/** A page has several fields that need its content, but thousands of pages do not fit into memory. */
const KEPT_IN_MEMORY = 50;

const settings = createHash('sha256')
  .update(
    JSON.stringify([
      FORMAT,
      product,
      siteConfig.url,
      siteConfig.baseUrl,
      siteConfig.docs.versions,
      env.chromiumPath !== undefined,
      STRINGS,
    ]),
  )
  .digest('hex');
const pool = createCompilePool();
/** Number of the content's state, in develop. */
let state = 0;
let tell: ((file: string, problems: readonly Problem[]) => void) | undefined;

/** In develop: files have changed. */
export function contentHasChanged(): void {
  state += 1;
}

/** In develop, calls a function with the problems of each page that is compiled; none if it has none. */
export function listenToCompiler(listener: typeof tell): void {
  tell = listener;
}

/** Creates the compiler for all content nodes of a build. */
export function createContentCompiler(host: CompilerArgs): ContentCompiler {
  const inMemory = new Map<string, Kept>();

  const compileNode = async (node: ContentNodeSource, digest: string): Promise<CompiledContent> => {
    const stored = isStored(node.id, digest);
    if (stored && tell) tell(displayPath(toTask(node, digest, host).input.absolutePath), []);
    if (stored) return stored.content();
    // `finishCompiling` reports the problems of all scheduled pages together.
    const scheduled = await pool.resultOf(node.id, digest);
    const content = scheduled?.content ?? (scheduled && isStored(node.id, digest)?.content());
    if (content) return content;
    // Most processes never compile, and the compiler takes half a second to load.
    const { compilePage } = await import('./compile-page');
    const task = toTask(node, digest, host);
    const result = await compilePage(task);
    if (env.isProduction && result.problems.length > 0) throw new ContentError(result.problems);
    // In develop, the page shows the problems to its author, unless the file was removed meanwhile.
    if (!env.isProduction && existsSync(task.input.absolutePath)) report(result, task.input.file, host);
    return result.content;
  };

  return {
    compile: (node) => {
      const digest = digestOf(node);
      const known = inMemory.get(node.id);
      if (known?.digest === digest && (!known.hasProblems || known.state === state)) return known.content;
      const content = compileNode(node, digest);
      const kept: Kept = { digest, content, state, hasProblems: false };
      inMemory.delete(node.id);
      inMemory.set(node.id, kept);
      content.then(({ problems }) => (kept.hasProblems = problems.length > 0)).catch(() => undefined);
      const [oldest] = inMemory.keys();
      if (inMemory.size > KEPT_IN_MEMORY && oldest !== undefined) inMemory.delete(oldest);
      return content;
    },
    filesReadFor: ({ id }) => [
      dataFilePath(GLOSSARY_FILE),
      ...conceptFiles(),
      ...(contentStore.read(id)?.reads.map(({ file }) => file) ?? []),
    ],
  };
}

/**
 * Compiles nodes in processes of their own, except for drafts, which are not published, and unless they are stored.
 * Call `finishCompiling` before pages are queried.
 *
 * @param nodes nodes of content files
 */
export function compileAhead(nodes: readonly ContentNodeSource[], host: CompilerArgs): void {
  for (const node of nodes) {
    if (node.draft) continue;
    const digest = digestOf(node);
    if (!isStored(node.id, digest)) void pool.schedule(toTask(node, digest, host));
  }
}

/** Waits until all nodes are compiled. Returns whether the content can be built; `finishCompiling` says why not. */
export async function compiledWithoutProblems(): Promise<boolean> {
  return (await pool.finish()).every(({ problems }) => problems.length === 0);
}

/**
 * Waits until all nodes are compiled, and shows their warnings.
 *
 * @throws Error listing the problems of all pages by file and line
 */
export async function finishCompiling({ reporter }: Pick<CompilerArgs, 'reporter'>): Promise<void> {
  const results = await pool.finish();
  for (const { warnings } of results) for (const warning of warnings) reporter.warn(warning);
  const problems = results.flatMap((result) => result.problems);
  const sorted = problems.toSorted((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0));
  if (sorted.length > 0) throw new ContentError(sorted, 'The content cannot be built:');
}

function report({ problems, warnings }: CompileResult, file: string, host: CompilerArgs): void {
  for (const warning of warnings) host.reporter.warn(warning);
  if (tell) tell(file, problems);
  else if (problems.length > 0) host.reporter.warn(new ContentError(problems).message);
}

function isStored(nodeId: string, digest: string) {
  const stored = contentStore.read(nodeId);
  return stored?.digest === digest && areCurrent(stored.reads) ? stored : undefined;
}

function digestOf({ internal, version }: ContentNodeSource): string {
  const shown = [readOperations(version), readSdkTypes(version), readGlossary(), readConcepts()];
  return [internal.contentDigest, settings, ...shown.map(({ digest }) => digest)].join(':');
}

function toTask(node: ContentNodeSource, digest: string, { getNode }: CompilerArgs): CompileTask {
  const mdx = getNode(node.parent ?? '');
  if (!mdx) throw new Error(`The content node of ${node.path} has no parent node.`);
  const absolutePath = String(mdx.internal.contentFilePath);
  return {
    nodeId: node.id,
    digest,
    input: {
      body: withLineFeeds(String(mdx.body)),
      absolutePath,
      file: displayPath(absolutePath),
      bodyOffset: node.bodyOffset,
      title: node.title,
      path: node.path,
      foldLevel: node.foldLevel ?? null,
    },
  };
}
