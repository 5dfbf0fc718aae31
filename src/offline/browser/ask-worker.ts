import type { SaveAnswer, SaveMessage, TidyMessage } from '../shared/names';

/** Milliseconds after which a worker that does not answer, because it was stopped, counts as one that failed. */
const PATIENCE = 60_000;

/** Sends a message to the service worker, and returns its answer; undefined if there is none. */
export async function askWorker(message: SaveMessage): Promise<SaveAnswer | undefined>;
export async function askWorker(message: TidyMessage): Promise<'done' | undefined>;
export async function askWorker(message: SaveMessage | TidyMessage): Promise<string | undefined> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE);
    port1.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    active?.postMessage(message, [port2]);
  });
}
