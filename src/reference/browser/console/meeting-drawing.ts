import { svgUrl } from '../../../hooks/draw-svg';
import { describePicture, drawMeeting } from '../../../mock/shared/draw-meeting';
import type { ConsoleServer } from '../../shared/console/server';
import { readPicture } from '../read-picture';
import { fill } from '../../../site/fill';
import { tabState } from './tab-store';

/** A drawn meeting as an image. */
export interface MeetingDrawing {
  readonly url: string;
  /** Says who is where. */
  readonly description: string;
}

/**
 * Asks a server how the meeting of a room looks, once it is ready; null if none runs there, the server does not say, or
 * it was given up.
 */
export async function meetingDrawing(
  server: ConsoleServer,
  roomId: string,
  signal: AbortSignal,
): Promise<MeetingDrawing | null> {
  if (!server.drawsMeetings) return null;
  const { meeting } = tabState();
  const accessKey = meeting?.roomId === roomId ? meeting.accessKey : '';
  try {
    const picture = await readPicture(server, { roomId, accessKey }, signal);
    if (!picture) return null;
    return {
      url: svgUrl(drawMeeting(picture)),
      description: fill(STRINGS.console.meetingOfRoom, { room: picture.roomId, picture: describePicture(picture) }),
    };
  } catch {
    // The picture is an extra: the answer itself is shown in any case.
    return null;
  }
}
