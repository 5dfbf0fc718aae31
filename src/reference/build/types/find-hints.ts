import { basename, join } from 'node:path';
import ts from 'typescript';
import { anchorOf, describeType, kindsOf } from './describe-type';
import { assertParsed } from './list-types';
import { extensionOf, type TypedSample } from './sample-modules';
import type { SdkTypes } from './read-declarations';
import { COMPILER_OPTIONS, createHost } from './type-setup';
import type { TypeHint } from './type-hint';

/** Hints need no DOM: reading its types takes most of the time, and none of them are shown. */
const OPTIONS: ts.CompilerOptions = { ...COMPILER_OPTIONS, lib: ['lib.es2023.d.ts'], types: [] };
const FOLDER = join(process.cwd(), '.samples');

/** Source files that all programs share: those of the language, and the declarations. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Finds what samples use of an SDK: names, options, fields, and the events and commands that strings name. Samples that
 * TypeScript cannot parse have no hints.
 *
 * @returns for each sample its hints, in the order of the code and without overlaps
 * @throws ContentError naming file and line if the declarations cannot be parsed
 */
export function findHints(samples: readonly TypedSample[], { file, text, productName }: SdkTypes): TypeHint[][] {
  const paths = samples.map(({ language }, index) => join(FOLDER, `sample-${index}.${extensionOf(language) ?? 'js'}`));
  const declared = join(FOLDER, basename(file));
  const texts = new Map([[declared, text], ...paths.map((path, i) => [path, samples[i]!.code] as const)]);
  const program = ts.createProgram([...texts.keys()], OPTIONS, sharingHost(texts, new Set(paths)));
  assertParsed(program, declared, file);
  const checker = program.getTypeChecker();
  return paths.map((path) => {
    const source = program.getSourceFile(path);
    if (!source || program.getSyntacticDiagnostics(source).length > 0) return [];
    const hints: TypeHint[] = [];
    const visit = (node: ts.Node): void => {
      const found = declarationOf(node, checker, declared);
      if (found)
        hints.push({
          start: node.getStart(),
          end: node.getEnd(),
          anchor: anchorOf(found, productName),
          ...describeType(found),
        });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return hints;
  });
}

function sharingHost(texts: ReadonlyMap<string, string>, samples: ReadonlySet<string>): ts.CompilerHost {
  const host = createHost(texts, OPTIONS);
  return {
    ...host,
    getSourceFile: (path, ...rest) => {
      if (samples.has(path)) return host.getSourceFile(path, ...rest);
      const key = `${path}\n${texts.get(path) ?? ''}`;
      if (!parsed.has(key)) parsed.set(key, host.getSourceFile(path, ...rest));
      return parsed.get(key);
    },
  };
}

/** What a name or string in a sample stands for in the declaration file; undefined if that is nothing. */
function declarationOf(node: ts.Node, checker: ts.TypeChecker, file: string): ts.Node | undefined {
  const isDeclared = (declaration: ts.Node) => declaration.getSourceFile().fileName === file;
  if (ts.isStringLiteral(node)) {
    const of = typeWithKind(node, checker);
    return of && alternativesOf(of, node.text).find(isDeclared);
  }
  // That a value has a type says nothing about it.
  if (!ts.isIdentifier(node) || node.text === 'type') return undefined;
  return symbolAt(node, checker)?.declarations?.find(isDeclared);
}

function symbolAt(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  if ((ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) && parent.name === node) {
    const kind = parent.parent.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer) && isType(property.name)
        ? [property.initializer.text]
        : [],
    )[0];
    const type = checker.getContextualType(parent.parent);
    return type && alternativeTypes(type, kind).flatMap((one) => checker.getPropertyOfType(one, node.text) ?? [])[0];
  }
  if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node && !parent.dotDotDotToken)
    return checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), node.text);
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

const isType = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === 'type';

/** The type of the value whose field `type` is written or compared as this string. */
function typeWithKind({ parent }: ts.StringLiteral, checker: ts.TypeChecker): ts.Type | undefined {
  if (ts.isPropertyAssignment(parent) && isType(parent.name)) return checker.getContextualType(parent.parent);
  const compared = ts.isBinaryExpression(parent)
    ? parent.left
    : ts.isCaseClause(parent)
      ? parent.parent.parent.expression
      : undefined;
  return compared && ts.isPropertyAccessExpression(compared) && isType(compared.name)
    ? checker.getTypeAtLocation(compared.expression)
    : undefined;
}

function alternativeTypes(type: ts.Type, kind: string | undefined): readonly ts.Type[] {
  const types = type.isUnion() ? type.types : [type];
  if (kind === undefined) return types;
  return types.filter((one) => (one.symbol?.declarations ?? []).some((node) => kindsOf(node).includes(kind)));
}

/** Declarations of the alternatives of a type whose field `type` can have this value. */
function alternativesOf(type: ts.Type, kind: string): ts.Node[] {
  return alternativeTypes(type, kind).flatMap((one) => one.symbol.declarations ?? []);
}
