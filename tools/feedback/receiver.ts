import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { feedbackSchema } from '../../src/site/feedback-schema';
import { FeedbackError } from './feedback-error';
import type { FeedbackStore } from './feedback-store';
import { createRateLimit, type RateSettings } from './rate-limit';

/** Path of the receiver. */
const FEEDBACK_PATH = '/feedback';
/** Bytes of a body: a comment of the most characters, each of which takes six bytes as an escape, and the rest. */
const LARGEST_BODY = 16_000;
/** Messages that a store takes: some hundred megabytes. */
const MOST_MESSAGES = 500_000;
/** Milliseconds within which a request must have arrived. */
const PATIENCE = 10_000;
/** What one reader, or the readers behind one address, send in a minute. */
const USUAL_RATE: RateSettings = { messages: 30, milliseconds: 60_000 };
/** Pages from this machine. */
const LOCAL_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

export interface ReceiverSettings {
  readonly store: FeedbackStore;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Origins of sites whose pages may send, besides those of this machine. */
  readonly origins: readonly string[];
  /** Gets a line for each fault of the receiver. */
  readonly onFault: (message: string) => void;
  readonly rate?: RateSettings;
  /** Messages that the store takes. */
  readonly most?: number;
}

/**
 * Receives feedback of readers. It keeps neither addresses nor the names of browsers, and of the time only the day.
 *
 * @throws FeedbackError if the port or the host cannot be used
 */
export async function startReceiver(
  settings: ReceiverSettings,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const app = fastify({
    logger: false,
    bodyLimit: LARGEST_BODY,
    requestTimeout: PATIENCE,
    forceCloseConnections: true,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode >= 500) settings.onFault(message);
    const text = statusCode === 413 ? `the body has more than ${LARGEST_BODY} bytes` : message;
    return refuse(reply, statusCode, statusCode >= 500 ? 'the message could not be stored' : text);
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, `the only path is ${FEEDBACK_PATH}`));
  addRoutes(app, settings);
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await app.close();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new FeedbackError(
      code === 'EADDRINUSE'
        ? `Port ${settings.port} is used by another program. Choose another one: --port ${settings.port + 1}`
        : `Cannot listen on ${settings.host}, port ${settings.port}: ${message}.`,
    );
  }
  const { port } = app.server.address() as AddressInfo;
  // The name of this machine, as `FEEDBACK_URL` takes it without https.
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(settings.host);
  return {
    url: `http://${isLocal ? 'localhost' : settings.host}:${port}${FEEDBACK_PATH}`,
    close: () => app.close(),
  };
}

function addRoutes(app: FastifyInstance, settings: ReceiverSettings): void {
  const { store, origins, most = MOST_MESSAGES } = settings;
  const rate = createRateLimit(settings.rate ?? USUAL_RATE);
  const isKnown = (origin: string): boolean => LOCAL_ORIGIN.test(origin) || origins.includes(origin);

  app.addHook('onRequest', async ({ headers: { origin }, ip }, reply) => {
    void reply.headers({ vary: 'origin', 'cache-control': 'no-store' });
    if (origin !== undefined && !isKnown(origin))
      return refuse(reply, 403, `found the origin "${origin.slice(0, 200)}"; it must be named with --origin`);
    if (origin !== undefined) void reply.header('access-control-allow-origin', origin);
    const wait = rate.count(ip);
    return wait > 0
      ? refuse(reply.header('retry-after', String(wait)), 429, `too many messages: wait ${wait} s`)
      : undefined;
  });
  app.options(FEEDBACK_PATH, (_request, reply) =>
    reply
      .code(204)
      .headers({ 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' })
      .send(),
  );
  app.post(FEEDBACK_PATH, (request, reply) => {
    const result = feedbackSchema.safeParse(parse(request), { reportInput: false });
    if (!result.success) {
      const [issue] = result.error.issues;
      return refuse(reply, 400, `field "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'not allowed'}`);
    }
    if (store.size() >= most) {
      settings.onFault(`The store has ${most} messages and takes no more: start with another file.`);
      return refuse(reply, 507, 'the store is full');
    }
    store.add({ day: new Date().toISOString().slice(0, 10), feedback: result.data });
    return reply.code(204).send();
  });
}

/** Whatever is no JSON becomes undefined, which the schema refuses. */
function parse({ body }: FastifyRequest): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).type('application/json').send(JSON.stringify({ error }));
}
