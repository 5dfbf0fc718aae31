import { PHP_STYLE, writeLiteral } from './literals';
import { bodyCode, camelCase, constantLines, joinLines, writePieces, type Piece, type SampleRequest } from './request';

const text = (value: string): string => writeLiteral(value, PHP_STYLE);
const variable = (constant: string): string => `$${camelCase(constant)}`;

/** Joins pieces with `.`; adjacent literals are merged. */
const concatenate = (...pieces: Piece[]): string =>
  writePieces(pieces, text, (constant, needsEncoding) =>
    needsEncoding ? `rawurlencode(${variable(constant)})` : variable(constant),
  )
    .join(' . ')
    .replaceAll("' . '", '');

/** A PHP script that uses the curl extension. */
export function phpSample(request: SampleRequest): string {
  const { method, query, authorization } = request;
  const body = bodyCode(request, 'php', (value) => ({
    headers: ["'Content-Type: application/json'"],
    call: [`CURLOPT_POSTFIELDS => json_encode(${writeLiteral(value, PHP_STYLE, 1, 57)}, JSON_THROW_ON_ERROR)`],
  }));
  const headers = joinLines(
    [authorization && concatenate('Authorization: ', ...authorization), body.headers ?? []],
    ', ',
  );
  return joinLines([
    '<?php',
    '',
    constantLines(request, (name, value) => `${variable(name)} = ${text(value)};`),
    query && `$query = http_build_query(${writeLiteral(query, PHP_STYLE, 0, 28)});`,
    `$curl = curl_init(${concatenate(...request.address, ...(query ? ['?', { constant: 'query' }] : []))});`,
    'curl_setopt_array($curl, [',
    method !== 'GET' && `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    headers !== '' && `    CURLOPT_HTTPHEADER => [${headers}],`,
    body.call.map((option) => `    ${option},`),
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 10,',
    ']);',
    '$answer = curl_exec($curl);',
    'if ($answer === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status >= 400) {',
    '    throw new RuntimeException("$status $answer");',
    '}',
    request.returnsJson ? 'print_r(json_decode($answer, true, 512, JSON_THROW_ON_ERROR));' : 'echo $status, PHP_EOL;',
  ]);
}
