import type { MeetingPicture } from '../../mock/shared/types';
import type { ConsoleServer } from '../shared/console/server';

/**
 * Asks a server for JSON; null unless it answers with 200.
 *
 * @throws Error if the server cannot be reached; the signal's reason if it was given up
 */
export async function readJson<Value>(
  server: Pick<ConsoleServer, 'send'>,
  path: string,
  signal: AbortSignal,
): Promise<Value | null> {
  const { status, body } = await server.send({ method: 'GET', path, headers: {}, body: null }, signal);
  return status === 200 ? (JSON.parse(new TextDecoder().decode(body)) as Value) : null;
}

/** Asks a server for the picture of the meeting in a room; null if none runs there. Throws like `readJson`. */
export function readPicture(
  server: Pick<ConsoleServer, 'send'>,
  roomId: string,
  signal: AbortSignal,
): Promise<MeetingPicture | null> {
  return readJson(server, `/_mock/rooms/${encodeURIComponent(roomId)}/picture`, signal);
}
