import { svgUrl } from '../../../hooks/draw-svg';
import { describePicture, drawMeeting } from '../../../mock/shared/draw-meeting';
import type { MeetingPicture } from '../../../mock/shared/types';
import type { ConsoleServer } from '../../shared/console/server';

/** A drawn meeting as an image. */
export interface MeetingDrawing {
  readonly url: string;
  /** Says who is where. */
  readonly description: string;
}

/** Asks a server how the meeting of a room looks; null if none runs there or the server does not say. */
export async function meetingDrawing(server: ConsoleServer, roomId: string): Promise<MeetingDrawing | null> {
  if (!server.drawsMeetings) return null;
  const path = `/_mock/rooms/${encodeURIComponent(roomId)}/picture`;
  try {
    const { status, body } = await server.send(
      { method: 'GET', path, headers: {}, body: null },
      AbortSignal.timeout(5000),
    );
    if (status !== 200) return null;
    const picture = JSON.parse(new TextDecoder().decode(body)) as MeetingPicture;
    return {
      url: svgUrl(drawMeeting(picture)),
      description: `The meeting of the room ${picture.roomId}. ${describePicture(picture)}`,
    };
  } catch {
    // The picture is an extra: the answer itself is shown in any case.
    return null;
  }
}
