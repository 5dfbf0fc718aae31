import ts from 'typescript';
import { parseScript, type ScriptError } from './parse-script';

/** JavaScript that was made from TypeScript. */
export interface ErasedCode {
  readonly code: string;
  /** For each line of the code, its number in the TypeScript, counting from 0. */
  readonly lines: readonly number[];
}

export type EraseTypes = (code: string) => ErasedCode | { readonly errors: readonly ScriptError[] };

const ALLOWED =
  'allowed: annotations, type arguments and parameters, "as", "satisfies", "!", "?" of parameters, imports of types, ' +
  'interfaces and type aliases';

/**
 * Makes JavaScript from TypeScript as a person would write it: types are removed and nothing else changes, so that
 * both can be shown side by side. Lines that only have types are removed. Compilers do not keep the layout.
 *
 * @returns the errors if the code cannot be parsed, or has TypeScript that is more than types, such as an enum
 */
export const eraseTypes: EraseTypes = (code) => {
  const broken = parseScript(code, 'ts');
  if (broken.length > 0) return { errors: broken };
  const source = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.ES2022, true);
  const ranges: Range[] = [];
  collectTypes(source, source, ranges);
  const erased = removeRanges(code, ranges);
  const left = parseScript(erased.code, 'js').map(({ line, reason }) => ({
    line: erased.lines[line] ?? 0,
    reason: `${reason} JavaScript is made from this fence by leaving out its types; ${ALLOWED}`,
  }));
  return left.length > 0 ? { errors: left } : erased;
};

type Range = readonly [start: number, end: number];

function collectTypes(node: ts.Node, source: ts.SourceFile, ranges: Range[]): void {
  const range = typesOf(node, source);
  if (range) ranges.push(range);
  if (range && (isWholeStatement(node) || ts.isNamedImports(node))) return;
  const brackets = bracketsOf(node, source);
  if (brackets) ranges.push(brackets);
  ts.forEachChild(node, (child) => {
    if (!ts.isTypeNode(child) || ts.isExpressionWithTypeArguments(child)) collectTypes(child, source, ranges);
  });
}

/** What only TypeScript has at a node: from the end of what is kept to the end of the type. */
function typesOf(node: ts.Node, source: ts.SourceFile): Range | undefined {
  if (isWholeStatement(node)) return [node.getStart(source), node.end];
  if (ts.isNamedImports(node) && importsTypes(node) && node.parent.name) return [node.parent.name.end, node.end];
  if (ts.isImportSpecifier(node) && node.isTypeOnly) return listedRange(node, node.parent.elements);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node))
    return [node.expression.end, node.end];
  if ((ts.isParameter(node) || ts.isVariableDeclaration(node)) && node.type) return [node.name.end, node.type.end];
  if (ts.isFunctionLike(node) && node.type && 'body' in node) {
    const parenthesis = node.getChildren(source).find((child) => child.kind === ts.SyntaxKind.CloseParenToken);
    return parenthesis && [parenthesis.end, node.type.end];
  }
  return undefined;
}

function isWholeStatement(node: ts.Node): boolean {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isImportDeclaration(node) && isTypeImport(node.importClause))
  );
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause?.namedBindings;
  return !clause?.name && names !== undefined && ts.isNamedImports(names) && importsTypes(names);
}

/** True if all names in the braces of an import are types. */
const importsTypes = ({ elements }: ts.NamedImports): boolean =>
  elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly);

/** An entry of a list and the comma that belongs to it. */
function listedRange(node: ts.Node, list: ts.NodeArray<ts.Node>): Range {
  const index = list.indexOf(node);
  const before = list[index - 1];
  const after = list[index + 1];
  if (before) return [before.end, node.end];
  return [node.getStart(), after ? after.getStart() : node.end];
}

/** The angle brackets of type parameters or arguments. */
function bracketsOf(node: ts.Node, source: ts.SourceFile): Range | undefined {
  if (!('typeParameters' in node && node.typeParameters) && !('typeArguments' in node && node.typeArguments))
    return undefined;
  const children = node.getChildren(source);
  const open = children.find((child) => child.kind === ts.SyntaxKind.LessThanToken);
  const close = children.find((child) => child.kind === ts.SyntaxKind.GreaterThanToken);
  return open && close && [open.getStart(source), close.end];
}

function removeRanges(code: string, ranges: readonly Range[]): ErasedCode {
  const isRemoved = new Uint8Array(code.length);
  for (const [start, end] of ranges) isRemoved.fill(1, start, end);
  const kept: { text: string; line: number }[] = [];
  let offset = 0;
  let isAfterType = false;
  for (const [line, written] of code.split('\n').entries()) {
    const text = keep(written, offset, isRemoved);
    const isType = written.trim() !== '' && text.trim() === '';
    // One empty line is enough where a statement was.
    const isSecondGap = isAfterType && written.trim() === '' && (kept.at(-1)?.text ?? '') === '';
    if (!isType && !isSecondGap) kept.push({ text: text === written ? text : text.trimEnd(), line });
    isAfterType = isType;
    offset += written.length + 1;
  }
  return { code: kept.map(({ text }) => text).join('\n'), lines: kept.map(({ line }) => line) };
}

const keep = (line: string, offset: number, isRemoved: Uint8Array): string =>
  line
    .split('')
    .filter((_, index) => isRemoved[offset + index] === 0)
    .join('');
