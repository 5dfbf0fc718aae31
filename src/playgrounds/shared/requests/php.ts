import { PHP_STYLE, writeValue } from './literal';
import { addressOf, camelCase, constantsOf, headersOf, type JsonRequest, type Piece } from './request';

const text = (value: string): string => writeValue(value, PHP_STYLE);

function expression(pieces: readonly Piece[], isAddress: boolean): string {
  return pieces
    .map((piece) => {
      if ('text' in piece) return text(piece.text);
      const variable = `$${camelCase(piece.constant)}`;
      return isAddress && piece.isOwn ? `rawurlencode(${variable})` : variable;
    })
    .join(' . ');
}

/** A header as one expression: `'Authorization: ' . $apiKey`. */
function header(name: string, value: readonly Piece[]): string {
  const [first, ...rest] = value;
  return first && 'text' in first
    ? expression([{ text: `${name}: ${first.text}` }, ...rest], false)
    : expression([{ text: `${name}: ` }, ...value], false);
}

/** A script for PHP with its curl extension. */
export function phpRequest(request: JsonRequest): string {
  return [
    '<?php',
    '',
    ...constantsOf(request).map(({ name, value }) => `$${camelCase(name)} = ${text(value)};`),
    '',
    `$curl = curl_init(${expression(addressOf(request), true)});`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => '${request.method}',`,
    `    CURLOPT_HTTPHEADER => [${headersOf(request)
      .map(([name, value]) => header(name, value))
      .join(', ')}],`,
    `    CURLOPT_POSTFIELDS => json_encode(${writeValue(request.body, PHP_STYLE, 1)}, JSON_THROW_ON_ERROR),`,
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
  ].join('\n');
}
