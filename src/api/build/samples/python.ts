import { PYTHON_STYLE, writeLiteral } from './literals';
import type { SampleRequest } from './request';

const text = (value: string): string => writeLiteral(value, PYTHON_STYLE);
const dictionary = (entries: readonly { readonly name: string; readonly value: unknown }[], before: number): string =>
  writeLiteral(Object.fromEntries(entries.map(({ name, value }) => [name, value])), PYTHON_STYLE, 1, before);

/** A script for Python with the package `requests`. */
export function pythonSample(request: SampleRequest): string {
  const { method, constants, address, body } = request;
  const isUpload = body?.kind === 'upload';
  const call = [
    `requests.${method.toLowerCase()}(`,
    ...argumentsOf(request).map((argument) => `    ${argument},`),
    ')',
  ];
  const needsQuote = address.some((piece) => typeof piece !== 'string' && piece.needsEncoding);
  const lines = [
    ...(needsQuote ? ['from urllib.parse import quote', ''] : []),
    'import requests',
    '',
    ...constants.map(({ name, value }) => `${name} = ${text(value)}`),
    ...(constants.length > 0 ? [''] : []),
    ...(isUpload
      ? [
          `with open(${text(body.file.path)}, "rb") as ${body.file.name}:`,
          ...indent([`response = ${call[0] ?? ''}`, ...call.slice(1)]),
        ]
      : [`response = ${call[0] ?? ''}`, ...call.slice(1)]),
    'if not response.ok:',
    '    raise RuntimeError(f"{response.status_code} {response.text}")',
    request.returnsJson ? 'print(response.json())' : 'print(response.status_code)',
  ];
  return lines.join('\n');
}

/** Indents code by one step; lines inside it keep their own depth. */
function indent(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => `    ${line}`);
}

function argumentsOf({ address, authorization, query, body }: SampleRequest): string[] {
  const hasValues = address.some((piece) => typeof piece !== 'string');
  const url = address
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : `{${piece.needsEncoding ? `quote(${piece.constant}, safe='')` : piece.constant}}`,
    )
    .join('');
  const token =
    authorization &&
    (authorization.scheme === '' ? authorization.constant : `f"${authorization.scheme}{${authorization.constant}}"`);
  return [
    `${hasValues ? 'f' : ''}"${url}"`,
    ...(token ? [`headers={"Authorization": ${token}}`] : []),
    ...(query.length > 0 ? [`params=${dictionary(query, 8)}`] : []),
    ...(body?.kind === 'json' ? [`json=${writeLiteral(body.value, PYTHON_STYLE, 1, 6)}`] : []),
    ...(body?.kind === 'upload'
      ? [`files={${text(body.file.name)}: ${body.file.name}}`, `data=${dictionary(body.fields, 6)}`]
      : []),
    'timeout=10',
  ];
}
