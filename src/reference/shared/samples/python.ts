import { PYTHON_STYLE, writeLiteral } from './literals';
import {
  bodyCode,
  constantLines,
  hasEncoding,
  joinLines,
  interpolate,
  type Interpolation,
  type SampleRequest,
} from './request';

const text = (value: string): string => writeLiteral(value, PYTHON_STYLE);

const PYTHON: Interpolation = {
  text,
  template: (content) => `f"${content}"`,
  value: (expression) => `{${expression}}`,
  encode: (constant) => `quote(${constant}, safe='')`,
};

/** A Python script that uses the package `requests`, which sets the content type of a JSON body itself. */
export function pythonSample(request: SampleRequest): string {
  const { method, address, query, authorization } = request;
  const body = bodyCode(request, 'python', (value) => ({ call: [`json=${writeLiteral(value, PYTHON_STYLE, 1, 6)}`] }));
  const call = joinLines([
    `response = requests.${method.toLowerCase()}(`,
    `    ${interpolate(address, PYTHON)},`,
    authorization && `    headers={"Authorization": ${interpolate(authorization, PYTHON)}},`,
    query && `    params=${writeLiteral(query, PYTHON_STYLE, 1, 8)},`,
    body.call.map((argument) => `    ${argument},`),
    '    timeout=10,',
    ')',
  ]);
  return joinLines([
    hasEncoding(request) && ['from urllib.parse import quote', ''],
    'import requests',
    '',
    constantLines(request, (name, value) => `${name} = ${text(value)}`),
    body.before ?? [],
    // The lines before the call open a block that contains it.
    body.before ? call.replace(/^/gm, '    ') : call,
    'if not response.ok:',
    '    raise RuntimeError(f"{response.status_code} {response.text}")',
    request.returnsJson ? 'print(response.json())' : 'print(response.status_code)',
  ]);
}
