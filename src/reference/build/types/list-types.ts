import { basename, join } from 'node:path';
import ts from 'typescript';
import { ContentError } from '../../../site/problems';
import { anchorOf, declarationsIn, describeType, hasModifier, kindsOf, nameOf, type TypeText } from './describe-type';
import type { SdkTypes } from './read-declarations';
import { COMPILER_OPTIONS, createHost } from './type-setup';

/** A type, constant, class or function of an SDK. */
export interface ListedType extends TypeText {
  readonly name: string;
  readonly anchor: string;
  /** Members, or the alternatives of a union that differ by their field `type`, which have an anchor of their own. */
  readonly members: readonly (TypeText & { readonly anchor?: string })[];
}

export interface TypeGroup {
  readonly title: string;
  readonly types: readonly ListedType[];
}

/** The comments that divide a declaration file into groups. */
const DIVIDER = /^ *\/\/ -{3,} *(.+)$/gm;

/**
 * Lists the declarations of an SDK in the order of the file, in groups.
 *
 * @throws ContentError naming file and line if the declarations cannot be parsed
 */
export function listTypes({ file, text, productName }: SdkTypes): TypeGroup[] {
  const path = join(process.cwd(), basename(file));
  const options = { ...COMPILER_OPTIONS, noLib: true, types: [], lib: [] };
  const program = ts.createProgram([path], options, createHost(new Map([[path, text]]), options));
  assertParsed(program, path, file);
  const source = program.getSourceFile(path)!;
  const dividers = [...text.matchAll(DIVIDER)].map(({ index, 1: title = '' }) => ({ index, title }));
  const starts = [{ index: 0, title: 'General' }, ...dividers];
  const groups = starts.map(({ index, title }, place) => {
    const end = starts[place + 1]?.index ?? text.length;
    const types = declarationsIn(source)
      .filter((node) => node.getStart() >= index && node.getStart() < end && isPublic(node))
      .map((node) => listType(node, productName));
    return { title: title.charAt(0).toUpperCase() + title.slice(1), types };
  });
  return groups.filter(({ types }) => types.length > 0);
}

/** Throws the syntax errors of a declaration file of a program. */
function assertParsed(program: ts.Program, path: string, file: string): void {
  const source = program.getSourceFile(path);
  const problems = program.getSyntacticDiagnostics(source).map(({ start, messageText }) => ({
    file,
    line: (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
    message: `is not TypeScript: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  }));
  if (problems.length > 0) throw new ContentError(problems);
}

/** What an import can name, and not the session behind the default export, which its type describes. */
function isPublic(node: ts.Statement): boolean {
  return hasModifier(node, ts.SyntaxKind.ExportKeyword);
}

function listType(node: ts.Statement, productName: string): ListedType {
  const alternatives = ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type) ? node.type.types : [];
  const isUnion = alternatives.some((one) => kindsOf(one).length > 0);
  const members = membersOf(node).filter((member) => !hasModifier(member, ts.SyntaxKind.PrivateKeyword));
  return {
    name: nameOf(node) ?? '',
    anchor: anchorOf(node, productName),
    ...describeType(node),
    members: isUnion
      ? alternatives.map((one) => ({ ...describeType(one), ...anchorOfAlternative(one, productName) }))
      : members.map((member) => describeType(member)),
  };
}

function membersOf(node: ts.Statement): readonly ts.Node[] {
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) return node.members;
  const type = ts.isVariableStatement(node) ? node.declarationList.declarations[0]?.type : undefined;
  return type && ts.isTypeLiteralNode(type) ? type.members : [];
}

/** An alternative with a name of its own is described there. */
function anchorOfAlternative(node: ts.Node, productName: string): { readonly anchor?: string } {
  return kindsOf(node).length > 0 ? { anchor: anchorOf(node, productName) } : {};
}
