import { PHP_STYLE, writeLiteral } from './literals';
import { camelCase, type SampleRequest } from './request';

const text = (value: string): string => writeLiteral(value, PHP_STYLE);
const variable = (constant: string): string => `$${camelCase(constant)}`;

/** A script for PHP with its curl extension. */
export function phpSample(request: SampleRequest): string {
  const { constants, query } = request;
  const lines = [
    '<?php',
    '',
    ...constants.map(({ name, value }) => `${variable(name)} = ${text(value)};`),
    ...(constants.length > 0 ? [''] : []),
    ...(query.length > 0
      ? [
          `$query = http_build_query(${writeLiteral(Object.fromEntries(query.map(({ name, value }) => [name, value])), PHP_STYLE, 0, 28)});`,
        ]
      : []),
    `$curl = curl_init(${addressOf(request)});`,
    'curl_setopt_array($curl, [',
    ...optionsOf(request).map((option) => `    ${option},`),
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
  ];
  return lines.join('\n');
}

function addressOf({ address, query }: SampleRequest): string {
  const last = address.at(-1);
  const whole =
    query.length === 0 ? address : typeof last === 'string' ? [...address.slice(0, -1), `${last}?`] : [...address, '?'];
  const pieces = whole.map((piece) =>
    typeof piece === 'string'
      ? text(piece)
      : piece.needsEncoding
        ? `rawurlencode(${variable(piece.constant)})`
        : variable(piece.constant),
  );
  return [...pieces, ...(query.length > 0 ? ['$query'] : [])].join(' . ');
}

function optionsOf({ method, authorization, body }: SampleRequest): string[] {
  const headers = [
    ...(authorization ? [`'Authorization: ${authorization.scheme}' . ${variable(authorization.constant)}`] : []),
    ...(body?.kind === 'json' ? ["'Content-Type: application/json'"] : []),
  ];
  return [
    ...(method === 'GET' ? [] : [`CURLOPT_CUSTOMREQUEST => '${method}'`]),
    ...(headers.length > 0 ? [`CURLOPT_HTTPHEADER => [${headers.join(', ')}]`] : []),
    ...(body ? [`CURLOPT_POSTFIELDS => ${bodyOf(body)}`] : []),
    'CURLOPT_RETURNTRANSFER => true',
    'CURLOPT_TIMEOUT => 10',
  ];
}

function bodyOf(body: NonNullable<SampleRequest['body']>): string {
  if (body.kind === 'json') return `json_encode(${writeLiteral(body.value, PHP_STYLE, 1, 57)}, JSON_THROW_ON_ERROR)`;
  const fields = body.fields.map(({ name, value }) => `${text(name)} => ${text(value)}`);
  // With an array the extension sends multipart/form-data by itself.
  return `[${[`${text(body.file.name)} => new CURLFile(${text(body.file.path)})`, ...fields].join(', ')}]`;
}
