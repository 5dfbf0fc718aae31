import { JAVASCRIPT_STYLE, writeLiteral } from './literals';
import { bodyCode, constantLines, joinLines, interpolate, type Interpolation, type SampleRequest } from './request';

const text = (value: string): string => writeLiteral(value, JAVASCRIPT_STYLE);

const NODE: Interpolation = {
  text,
  template: (content) => `\`${content}\``,
  value: (expression) => `\${${expression}}`,
  encode: (constant) => `encodeURIComponent(${constant})`,
};

/** Longest URL that is written inside the call. */
const ADDRESS_WIDTH = 75;

/** A Node.js module that uses the built-in `fetch`. */
export function nodeSample(request: SampleRequest): string {
  const { method, query, authorization } = request;
  const body = bodyCode(request, 'node', (value) => ({
    headers: ["'Content-Type': 'application/json'"],
    call: [`body: JSON.stringify(${writeLiteral(value, JAVASCRIPT_STYLE, 1, 23)})`],
  }));
  const headers = joinLines(
    [authorization && `Authorization: ${interpolate(authorization, NODE)}`, body.headers ?? []],
    ', ',
  );
  const options = joinLines([
    method !== 'GET' && `  method: '${method}',`,
    headers !== '' && `  headers: { ${headers} },`,
    body.call.map((option) => `  ${option},`),
  ]);
  const address = interpolate([...request.address, ...(query ? ['?', { constant: 'query' }] : [])], NODE);
  const isLong = address.length > ADDRESS_WIDTH;
  return joinLines([
    body.top ?? [],
    constantLines(request, (name, value) => `const ${name} = ${text(value)};`),
    query && `const query = new URLSearchParams(${writeLiteral(query, JAVASCRIPT_STYLE, 0, 40)});`,
    body.before ?? [],
    isLong && `const url = ${address};`,
    `const response = await fetch(${isLong ? 'url' : address}${options === '' ? '' : `, {\n${options}\n}`});`,
    'if (!response.ok) {',
    '  throw new Error(`${response.status} ${await response.text()}`);',
    '}',
    request.returnsJson ? 'console.log(await response.json());' : 'console.log(response.status);',
  ]);
}
