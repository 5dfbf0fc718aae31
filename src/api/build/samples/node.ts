import { JAVASCRIPT_STYLE, writeLiteral } from './literals';
import type { SampleRequest } from './request';

const text = (value: string): string => writeLiteral(value, JAVASCRIPT_STYLE);

/** Longest address that stands in the call itself. */
const ADDRESS_WIDTH = 75;

/** A module for Node.js with the built-in `fetch`. */
export function nodeSample(request: SampleRequest): string {
  const { constants, query, body } = request;
  const fields = optionsOf(request);
  const address = addressOf(request);
  const isLong = address.length > ADDRESS_WIDTH;
  const lines = [
    ...(body?.kind === 'upload' ? ["import { openAsBlob } from 'node:fs';", ''] : []),
    ...constants.map(({ name, value }) => `const ${name} = ${text(value)};`),
    ...(constants.length > 0 ? [''] : []),
    ...(query.length > 0
      ? [
          `const query = new URLSearchParams(${writeLiteral(Object.fromEntries(query.map(({ name, value }) => [name, value])), JAVASCRIPT_STYLE, 0, 40)});`,
        ]
      : []),
    ...(body?.kind === 'upload' ? uploadLines(body) : []),
    ...(isLong ? [`const url = ${address};`] : []),
    `const response = await fetch(${isLong ? 'url' : address}${fields.length > 0 ? `, {\n${fields.map((field) => `  ${field},`).join('\n')}\n}` : ''});`,
    'if (!response.ok) {',
    '  throw new Error(`${response.status} ${await response.text()}`);',
    '}',
    request.returnsJson ? 'console.log(await response.json());' : 'console.log(response.status);',
  ];
  return lines.join('\n');
}

function addressOf({ address, query }: SampleRequest): string {
  if (query.length === 0 && address.every((piece) => typeof piece === 'string')) return text(address.join(''));
  const pieces = address.map((piece) =>
    typeof piece === 'string'
      ? piece
      : `\${${piece.needsEncoding ? `encodeURIComponent(${piece.constant})` : piece.constant}}`,
  );
  return `\`${pieces.join('')}${query.length > 0 ? '?${query}' : ''}\``;
}

function optionsOf({ method, authorization, body }: SampleRequest): string[] {
  const token =
    authorization &&
    (authorization.scheme === '' ? authorization.constant : `\`${authorization.scheme}\${${authorization.constant}}\``);
  const headers = [
    ...(token ? [`Authorization: ${token}`] : []),
    ...(body?.kind === 'json' ? ["'Content-Type': 'application/json'"] : []),
  ];
  return [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(body?.kind === 'json' ? [`body: JSON.stringify(${writeLiteral(body.value, JAVASCRIPT_STYLE, 1, 23)})`] : []),
    ...(body?.kind === 'upload' ? ['body: form'] : []),
  ];
}

function uploadLines({ file, fields }: Extract<SampleRequest['body'], { kind: 'upload' }>): string[] {
  return [
    'const form = new FormData();',
    `form.set(${text(file.name)}, await openAsBlob(${text(file.path)}), ${text(file.path)});`,
    ...fields.map(({ name, value }) => `form.set(${text(name)}, ${text(value)});`),
  ];
}
