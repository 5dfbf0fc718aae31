import { valueAt } from '../../shared/console/json-value';
import type { ConsoleServer } from '../../shared/console/server';
import { answerContent } from './answer-content';

/** Milliseconds between two requests: what the description of the API advises. */
const PAUSE = 1000;

/** A server that is asked again as long as its answer says that the meeting is not ready yet. */
export function untilReady(server: ConsoleServer): ConsoleServer {
  return {
    ...server,
    send: async (request, signal) => {
      for (;;) {
        const answer = await server.send(request, signal);
        const content = answerContent(answer);
        if (content.kind !== 'json' || valueAt(content.value, ['ready']) !== false) return answer;
        await pause(signal);
      }
    },
  };
}

/** Rejects with the signal's reason. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}
