import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Number of parts of a page's body, and milliseconds between them: enough time to show them one by one. */
const PARTS = 10;
const PAUSE = 40;
/** End of the body's first part in characters: within the navigation bar. */
const FIRST = 500;
/** Parts end at the end of a text block, because a partially received line could be centered again. */
const PIECE_END = /<\/(?:p|li|h[1-6]|figure|table|section)>/;

/** Serves the built site like a slow connection: documents arrive in parts, everything else at once. */
export async function serveSlowly(): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const { createHandler } = await import('../../scripts/serve.mjs');
  const handler: RequestListener = await createHandler(join(__dirname, '../../dist'));
  const server = createServer((request, response) => {
    if (request.headers['sec-fetch-dest'] === 'document') sendInParts(response);
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}

function sendInParts(response: Parameters<RequestListener>[1]): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const chunks: Buffer[] = [];
  response.write = (chunk: string | Buffer) => chunks.push(Buffer.from(chunk)) > 0;
  response.end = (chunk?: unknown) => {
    if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) chunks.push(Buffer.from(chunk));
    const parts = cut(Buffer.concat(chunks).toString());
    const next = () => {
      const part = parts.shift();
      if (part === undefined) return void end();
      write(part);
      setTimeout(next, PAUSE);
    };
    next();
    return response;
  };
}

function cut(document: string): string[] {
  const start = document.indexOf('<body') + FIRST;
  const size = Math.ceil((document.length - start) / PARTS);
  const ends = Array.from({ length: PARTS }, (_, part) => endOfPiece(document, start + part * size));
  return [...ends, document.length].map((end, part) => document.slice(ends[part - 1] ?? 0, end));
}

function endOfPiece(document: string, from: number): number {
  const found = PIECE_END.exec(document.slice(from));
  return found ? from + found.index + found[0].length : document.length;
}
