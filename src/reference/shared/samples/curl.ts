import { formatJson } from './literals';
import { bodyCode, constantLines, joinLines, writePieces, type Piece, type SampleRequest } from './request';

/** Pieces as text inside double quotes. */
const expand = (pieces: readonly Piece[]): string =>
  writePieces(
    pieces,
    (text) => text,
    (constant) => `$${constant}`,
  ).join('');

/** A shell command; for an error status it prints the response and fails. */
export function curlSample(request: SampleRequest): string {
  const { method, query, authorization } = request;
  const command = [
    // The URL is on a separate line so that it stays visible in narrow columns.
    `curl --fail-with-body -sS${query ? ' -G' : ''}${method === 'GET' ? '' : ` -X ${method}`}`,
    `"${expand(request.address)}"`,
    authorization && `-H "Authorization: ${expand(authorization)}"`,
    Object.entries(query ?? {}).map(([name, value]) => `--data-urlencode "${name}=${value}"`),
    bodyCode(request, 'curl', (value) => ({
      call: ['-H "Content-Type: application/json"', `-d ${shellWord(formatJson(value))}`],
    })).call,
  ];
  return joinLines([
    constantLines(request, (name, value) => `${name}=${/["$`\\]/.test(value) ? shellWord(value) : `"${value}"`}`),
    joinLines(command, ' \\\n  '),
  ]);
}

/** Quotes text as one word of a shell command, where needed. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
