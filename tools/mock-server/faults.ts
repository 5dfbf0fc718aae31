import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Bytes of a request's body: more than the largest picture. */
export const LARGEST_BODY = 12_000_000;

/** What Node says of a request that is not HTTP, with the status that answers it. */
const BROKEN: Readonly<Record<string, readonly [status: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'the headers have more than 16 kB'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request did not arrive in time'],
};

/** Answers what is no HTTP request, and closes the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, text] = BROKEN[error.code ?? ''] ?? ['400 Bad Request', 'the request is not valid HTTP'];
  const body = JSON.stringify({ error: text });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n` +
      body,
  );
}

/** Answers a request that Fastify could not read, or one whose answer has failed. */
export function answerFault(
  error: unknown,
  { method, originalUrl }: FastifyRequest,
  reply: FastifyReply,
  onFault: (message: string) => void,
): FastifyReply {
  const { statusCode = 500, message } = error as FastifyError;
  if (statusCode >= 500) onFault(`${method} ${originalUrl}: ${message}`);
  const text = statusCode === 413 ? `the body has more than ${LARGEST_BODY / 1e6} MB` : message;
  return reply
    .code(statusCode)
    .type('application/json')
    .send(JSON.stringify({ error: text }));
}
