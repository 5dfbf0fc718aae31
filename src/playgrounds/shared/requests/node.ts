import { NODE_STYLE, writeValue } from './literal';
import { addressOf, constantsOf, headersOf, type JsonRequest, type Piece } from './request';

const text = (value: string): string => writeValue(value, NODE_STYLE);

/** Address or header: a template with the constants in it. */
function expression(pieces: readonly Piece[], isAddress: boolean): string {
  const [only] = pieces;
  if (pieces.length === 1 && only) return 'text' in only ? text(only.text) : only.constant;
  return `\`${pieces.map((piece) => ('text' in piece ? piece.text : `\${${isAddress && piece.isOwn ? `encodeURIComponent(${piece.constant})` : piece.constant}}`)).join('')}\``;
}

/** A module for Node.js with the built-in `fetch`. */
export function nodeRequest(request: JsonRequest): string {
  return [
    ...constantsOf(request).map(({ name, value }) => `const ${name} = ${text(value)};`),
    '',
    `const response = await fetch(${expression(addressOf(request), true)}, {`,
    `  method: '${request.method}',`,
    `  headers: { ${headersOf(request)
      .map(([name, value]) => `${NODE_STYLE.key(name)}: ${expression(value, false)}`)
      .join(', ')} },`,
    `  body: JSON.stringify(${writeValue(request.body, NODE_STYLE, 1)}),`,
    '});',
    'if (!response.ok) {',
    '  throw new Error(`${response.status} ${await response.text()}`);',
    '}',
    request.returnsJson ? 'console.log(await response.json());' : 'console.log(response.status);',
  ].join('\n');
}
