import type { MeetingPicture } from '../../mock/shared/types';
import type { ConsoleServer } from '../shared/console/server';

/** How often, and after how many milliseconds, a new meeting is asked whether it is ready. */
const READY_TRIES = 12;
const READY_PAUSE = 400;

/**
 * Asks a server for JSON; null unless it answers with 200.
 *
 * @throws Error if the server cannot be reached; the signal's reason if it was given up
 */
async function readJson<Value>(
  server: Pick<ConsoleServer, 'send'>,
  path: string,
  signal: AbortSignal,
): Promise<Value | null> {
  const { status, body } = await server.send({ method: 'GET', path, headers: {}, body: null }, signal);
  return status === 200 ? (JSON.parse(new TextDecoder().decode(body)) as Value) : null;
}

/**
 * Asks a server for the picture of the meeting in a room, once that is ready: before, it shows nobody. Null if none
 * runs there. Throws like `readJson`.
 *
 * @param accessKey of the meeting; empty if it is not known, so that nothing is waited for
 */
export async function readPicture(
  server: Pick<ConsoleServer, 'send'>,
  { roomId, accessKey }: { readonly roomId: string; readonly accessKey: string },
  signal: AbortSignal,
): Promise<MeetingPicture | null> {
  const room = `/rooms/${encodeURIComponent(accessKey)}`;
  for (let tries = 0; tries < READY_TRIES && accessKey !== ''; tries += 1) {
    if ((await readJson<{ readonly ready: boolean }>(server, room, signal))?.ready !== false) break;
    await new Promise((resolve) => setTimeout(resolve, READY_PAUSE));
  }
  return readJson(server, `/_mock/rooms/${encodeURIComponent(roomId)}/picture`, signal);
}
