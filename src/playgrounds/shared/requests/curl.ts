import { formatJson, shellWord } from './literal';
import { addressOf, constantsOf, headersOf, type JsonRequest, type Piece } from './request';

const inQuotes = (pieces: readonly Piece[]): string =>
  `"${pieces.map((piece) => ('text' in piece ? piece.text : `$${piece.constant}`)).join('')}"`;

/** A shell command; it fails, and shows the answer, when the status is an error. */
export function curlRequest(request: JsonRequest): string {
  const command = [
    `curl --fail-with-body -sS -X ${request.method} ${inQuotes(addressOf(request))}`,
    ...headersOf(request).map(([name, value]) => `-H ${inQuotes([{ text: `${name}: ` }, ...value])}`),
    `-d '${formatJson(request.body).replaceAll("'", "'\\''")}'`,
  ];
  return [
    ...constantsOf(request).map(
      ({ name, value }) => `${name}=${/["$`\\]/.test(value) ? shellWord(value) : `"${value}"`}`,
    ),
    '',
    command.join(' \\\n  '),
  ].join('\n');
}
