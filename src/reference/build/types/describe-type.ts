import ts from 'typescript';

/** What readers see of something that an SDK declares. */
export interface TypeText {
  /** The declaration in one line, without comments. */
  readonly signature: string;
  /** Text of the doc comment; empty if there is none. */
  readonly doc: string;
}

/** Lines of a doc comment, between `/**` and its end. */
const DOC_COMMENT = /\/\*\*([\s\S]*?)\*\//g;

/** Signature and doc comment of a declared type, constant, function, member or alternative of a union. */
export function describeType(node: ts.Node): TypeText {
  return { signature: signatureOf(node), doc: docOf(node) };
}

/** Statements that declare something by a name, in the modules of a declaration file. */
export function declarationsIn(source: ts.SourceFile): ts.Statement[] {
  return source.statements.flatMap((statement) =>
    ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)
      ? statement.body.statements.filter((inner) => nameOf(inner) !== undefined)
      : [],
  );
}

/** Name of a declaration or member as it is written, without quotes; undefined if it has none. */
export function nameOf(node: ts.Node): string | undefined {
  if (ts.isVariableStatement(node)) return nameOf(node.declarationList.declarations[0] ?? node);
  const name = (node as { readonly name?: ts.Node }).name;
  if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) return name.text;
  return ts.isConstructorDeclaration(node) ? 'constructor' : undefined;
}

/** The literals of the property `type`, by which the alternatives of a union differ; empty if it has none. */
export function kindsOf(node: ts.Node): string[] {
  const members = ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node) ? node.members : [];
  const type = members.find((member) => nameOf(member) === 'type');
  if (!type || !ts.isPropertySignature(type) || !type.type) return [];
  const types = ts.isUnionTypeNode(type.type) ? type.type.types : [type.type];
  return types.flatMap((one) =>
    ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal) ? [one.literal.text] : [],
  );
}

/**
 * Id of the element that describes a declaration, or what it is part of. Names of the product are left out, so that
 * addresses stay as they are when it gets another name.
 */
export function anchorOf(node: ts.Node, productName: string): string {
  if (ts.isVariableDeclaration(node) && node.type && ts.isTypeReferenceNode(node.type))
    return `type-${withoutProduct(node.type.getText(), productName)}`;
  const own = node.parent && ts.isUnionTypeNode(node.parent) ? kindsOf(node)[0] : undefined;
  for (let outer: ts.Node | undefined = node; outer; outer = outer.parent) {
    if (own === undefined && outer !== node && ts.isTypeLiteralNode(outer) && kindsOf(outer).length > 0)
      return anchorOf(outer, productName);
    if (!outer.parent || !ts.isModuleBlock(outer.parent)) continue;
    return `type-${withoutProduct(nameOf(outer) ?? '', productName)}${own === undefined ? '' : `-${own}`}`;
  }
  return '';
}

/** The type that is named after the product is that of a session. */
function withoutProduct(name: string, productName: string): string {
  return name.replaceAll(productName, '') || 'Session';
}

/** True for a declaration with a modifier such as `export`. */
export function hasModifier(node: ts.Node, kind: ts.ModifierSyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);
}

function signatureOf(node: ts.Node): string {
  if (ts.isVariableStatement(node)) return signatureOf(node.declarationList.declarations[0] ?? node);
  const text = plainText(node).replace(/^export /, '');
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) return text.replace(/ ?\{.*/, '');
  if (ts.isTypeAliasDeclaration(node)) return text.replace(/ = [^"]*\{ type: .*/, '').replace('= | ', '= ');
  return ts.isVariableDeclaration(node) ? `const ${text.replace(/: \{.*/, '')}` : text;
}

/** Source text in one line, without comments and the mark at its end. */
function plainText(node: ts.Node): string {
  return node
    .getText()
    .replace(DOC_COMMENT, '')
    .replace(/\s+/g, ' ')
    .replace(/([([]) | ([)\]])|,(?= [)}\]])/g, '$1$2')
    .replace(/;? }/g, ' }')
    .replace(/[;,]$/, '')
    .trim();
}

/** The last doc comment before a node. TypeScript attaches none to alternatives, before whose bar it stands. */
function docOf(node: ts.Node): string {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const text = statement.getSourceFile().text;
  const before = /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/)(?=[\s|]*$)/.exec(text.slice(0, statement.getStart()))?.[0] ?? '';
  return before
    .replace(DOC_COMMENT, '$1')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
