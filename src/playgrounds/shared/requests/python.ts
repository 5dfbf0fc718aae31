import { PYTHON_STYLE, writeValue } from './literal';
import { addressOf, constantsOf, piecesOf, type JsonRequest, type Piece } from './request';

const text = (value: string): string => writeValue(value, PYTHON_STYLE);

function expression(pieces: readonly Piece[], isAddress: boolean): string {
  const [only] = pieces;
  if (pieces.length === 1 && only) return 'text' in only ? text(only.text) : only.constant;
  return `f"${pieces.map((piece) => ('text' in piece ? piece.text : `{${isAddress && piece.isOwn ? `quote(${piece.constant}, safe='')` : piece.constant}}`)).join('')}"`;
}

/** A script for Python with the package `requests`, which sets the header of the body by itself. */
export function pythonRequest(request: JsonRequest): string {
  const address = addressOf(request);
  const headers = Object.entries(request.headers).map(
    ([name, value]) => `${text(name)}: ${expression(piecesOf(value, request), false)}`,
  );
  return [
    ...(address.some((piece) => 'constant' in piece && piece.isOwn) ? ['from urllib.parse import quote', ''] : []),
    'import requests',
    '',
    ...constantsOf(request).map(({ name, value }) => `${name} = ${text(value)}`),
    '',
    `response = requests.${request.method.toLowerCase()}(`,
    `    ${expression(address, true)},`,
    ...(headers.length > 0 ? [`    headers={${headers.join(', ')}},`] : []),
    `    json=${writeValue(request.body, PYTHON_STYLE, 1)},`,
    '    timeout=10,',
    ')',
    'if not response.ok:',
    '    raise RuntimeError(f"{response.status_code} {response.text}")',
    request.returnsJson ? 'print(response.json())' : 'print(response.status_code)',
  ].join('\n');
}
