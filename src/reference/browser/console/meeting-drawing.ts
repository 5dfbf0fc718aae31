import { svgUrl } from '../../../hooks/draw-svg';
import { describePicture, drawMeeting } from '../../../mock/shared/draw-meeting';
import type { ConsoleServer } from '../../shared/console/server';
import { readPicture } from '../read-picture';

/** A drawn meeting as an image. */
export interface MeetingDrawing {
  readonly url: string;
  /** Says who is where. */
  readonly description: string;
}

/** Asks a server how the meeting of a room looks; null if none runs there or the server does not say. */
export async function meetingDrawing(server: ConsoleServer, roomId: string): Promise<MeetingDrawing | null> {
  if (!server.drawsMeetings) return null;
  try {
    const picture = await readPicture(server, roomId, AbortSignal.timeout(5000));
    if (!picture) return null;
    return {
      url: svgUrl(drawMeeting(picture)),
      description: `The meeting of the room ${picture.roomId}. ${describePicture(picture)}`,
    };
  } catch {
    // The picture is an extra: the answer itself is shown in any case.
    return null;
  }
}
