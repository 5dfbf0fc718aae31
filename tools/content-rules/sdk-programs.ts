import { posix } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { parseCodeMeta } from '../../src/content/shared/tree/code-block';
import type { ContentPage } from '../content-pages';
import { walk } from '../markdown';
import { collectSamples, type Sample } from '../samples/collect-samples';

/** A script of a page: a fence, or a script in an HTML fence. */
export interface Script {
  readonly sample: Sample;
  readonly source: ts.SourceFile;
  /** Line of the script's first line in the code of the fence, counting from 0. */
  readonly offset: number;
}

/** Scripts that run together: files that import each other, continued fences. */
export interface SdkProgram {
  readonly scripts: readonly Script[];
  /** Names under which the scripts know sessions of the SDK. */
  readonly sessions: ReadonlySet<string>;
}

/** A code fence with scripts. */
export interface Fence {
  readonly sample: Sample;
  readonly title: string | null;
  readonly scripts: readonly Script[];
  /** Modules and files that the scripts import, or that the HTML loads. */
  readonly imports: readonly string[];
}

const SCRIPTS = new Set(['js', 'jsx', 'ts', 'tsx', 'html']);
const SDK_MODULE = /^@[^/]+\/js$/;
/** The build for script tags; its file name is that of the global session. */
const SDK_BUILD = /\/dist\/([\w-]+?)\.js$/;

/** Returns the programs of a page that use the JavaScript SDK. */
export function readSdkPrograms(page: ContentPage): SdkProgram[] {
  const fences = readFences(page);
  const sessions = new Set(fences.flatMap(sessionNames));
  if (sessions.size === 0) return [];
  const programs: Fence[][] = [];
  for (const fence of fences) {
    const joined = programs.filter((program) => program.some((other) => belongTogether(fence, other)));
    const continued = joined.length === 0 && continues(fence, sessions) ? programs.at(-1) : undefined;
    const parts = continued ? [continued] : joined;
    const rest = programs.filter((program) => !parts.includes(program));
    programs.splice(0, programs.length, ...rest, [...parts.flat(), fence]);
  }
  return programs.map((program) => ({ scripts: program.flatMap(({ scripts }) => scripts), sessions }));
}

/**
 * Returns the fences of a page that have scripts, in order. TypeScript with a tab for JavaScript is left out: what runs
 * is that JavaScript.
 */
export function readFences(page: ContentPage): Fence[] {
  const metas: ReturnType<typeof parseCodeMeta>[] = [];
  walk(page.tree, (node) => {
    if (node.type === 'code') metas.push(parseCodeMeta(node.meta ?? ''));
  });
  const samples = collectSamples(page);
  const erased = new Set(samples.filter(({ isErased }) => isErased).map(({ line }) => line));
  return samples.flatMap((sample, index) => {
    if (!SCRIPTS.has(sample.language) || (erased.has(sample.line) && !sample.isErased)) return [];
    const { title = null } = metas[index] ?? {};
    const { scripts, loaded } = sample.language === 'html' ? readHtml(sample) : readScript(sample);
    const imports = [...loaded, ...scripts.flatMap(({ source }) => importsOf(source))];
    return [{ sample, title, scripts, imports }];
  });
}

const parse = (code: string, language: string): ts.SourceFile =>
  ts.createSourceFile(`sample.${language === 'js' ? 'jsx' : language}`, code, ts.ScriptTarget.ES2022, true);

function readScript(sample: Sample): { scripts: Script[]; loaded: string[] } {
  return { scripts: [{ sample, source: parse(sample.code, sample.language), offset: 0 }], loaded: [] };
}

function readHtml(sample: Sample): { scripts: Script[]; loaded: string[] } {
  const scripts: Script[] = [];
  const loaded: string[] = [];
  visit(fromHtml(sample.code, { fragment: true }), 'element', (element) => {
    if (element.tagName !== 'script') return;
    if (typeof element.properties.src === 'string') loaded.push(element.properties.src);
    const [text] = element.children;
    if (text?.type === 'text')
      scripts.push({ sample, source: parse(text.value, 'js'), offset: (text.position?.start.line ?? 1) - 1 });
  });
  return { scripts, loaded };
}

function importsOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) =>
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
    statement.moduleSpecifier &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [],
  );
}

/** Names of sessions that a fence declares: the default import, the global of the build, and further instances. */
function sessionNames({ scripts, imports }: Fence): string[] {
  const names = imports.flatMap((name) => SDK_BUILD.exec(name)?.[1]?.replace(/-esm$/, '') ?? []);
  for (const { source } of scripts)
    walkScript(source, (node) => {
      if (ts.isImportDeclaration(node) && node.importClause?.name && ts.isStringLiteral(node.moduleSpecifier)) {
        if (SDK_MODULE.test(node.moduleSpecifier.text)) names.push(node.importClause.name.text);
      } else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
        if (calledMethod(node.initializer)?.method === 'createInstance') names.push(node.name.text);
      } else if (ts.isBindingElement(node) && ts.isIdentifier(node.name) && isDefault(node.propertyName)) {
        // The module was loaded by import().
        names.push(node.name.text);
      }
    });
  return names;
}

const isDefault = (name: ts.PropertyName | undefined): boolean =>
  name !== undefined && ts.isIdentifier(name) && name.text === 'default';

function belongTogether(a: Fence, b: Fence): boolean {
  return loads(a, b) || loads(b, a);
}

function loads(fence: Fence, other: Fence): boolean {
  if (other.title === null) return false;
  const name = withoutExtension(posix.basename(other.title));
  return fence.imports.some((path) => /^[./]/.test(path) && withoutExtension(posix.basename(path)) === name);
}

const withoutExtension = (name: string): string => name.replace(/\.\w+$/, '');

/** True for a fence that uses a session which it neither imports nor loads: it goes on with the program before. */
function continues({ scripts, imports }: Fence, sessions: ReadonlySet<string>): boolean {
  if (imports.length > 0) return false;
  return scripts.some(({ source }) => {
    let found = false;
    walkScript(source, (node) => {
      const call = calledMethod(node);
      if (call && sessions.has(call.object)) found = true;
    });
    return found;
  });
}

/** Visits a node and its descendants, parents first. */
export function walkScript(node: ts.Node, visitNode: (node: ts.Node) => void): void {
  visitNode(node);
  ts.forEachChild(node, (child) => walkScript(child, visitNode));
}

/** Returns the object and method of a call such as `session.start(key)`. */
export function calledMethod(node: ts.Node): { readonly object: string; readonly method: string } | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  return ts.isIdentifier(expression) ? { object: expression.text, method: name.text } : undefined;
}
