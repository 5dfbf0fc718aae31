import { formatJson } from './literals';
import { bodyCode, constantLines, joinLines, writePieces, type Piece, type SampleRequest } from './request';

/** Text between double quotes. */
const expand = (pieces: readonly Piece[]): string =>
  writePieces(
    pieces,
    (text) => text,
    (constant) => `$${constant}`,
  ).join('');

/** A shell command; it fails, and shows the answer, when the status is an error. */
export function curlSample(request: SampleRequest): string {
  const { method, query, authorization } = request;
  const command = [
    // The address has a line of its own, so that it can be seen where columns are narrow.
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

/** Text as one word of a shell command. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
