import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { MeetingView, MockApi } from '../../src/mock/shared/types';
import type { LoggedRequest, RequestLog } from './request-log';

/** What the page shows. */
interface PageState {
  readonly meetings: readonly (MeetingView & {
    /** Address of the drawing, which differs when the picture does; null if the meeting has ended. */
    readonly picture: string | null;
  })[];
  readonly requests: readonly LoggedRequest[];
}

export interface LiveState {
  /** Sends the state to a page as server-sent events, now and whenever it differs. */
  readonly add: (response: ServerResponse) => void;
  readonly close: () => void;
}

/** Address of the drawing of a meeting, without its parameters. */
export const DRAWING_PATH = '/_mock/drawing';
/** Milliseconds between two looks at the state. Some of its texts age by the second. */
const INTERVAL = 500;

/** Sends the state to all open pages. Without any, there is nothing to do. */
export function createLiveState(api: () => MockApi, log: RequestLog): LiveState {
  const pages = new Set<ServerResponse>();
  let sent = '';
  let timer: NodeJS.Timeout | undefined;

  function send(): void {
    const state = JSON.stringify(readState(api(), log));
    if (state === sent) return;
    sent = state;
    for (const page of pages) page.write(eventOf(state));
  }

  return {
    add: (response) => {
      const state = JSON.stringify(readState(api(), log));
      response.write(`retry: 1000\n\n${eventOf(state)}`);
      pages.add(response);
      timer ??= setInterval(send, INTERVAL);
      response.on('close', () => {
        pages.delete(response);
        if (pages.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      });
    },
    close: () => {
      for (const page of pages) page.end();
    },
  };
}

function eventOf(state: string): string {
  return `data: ${state}\n\n`;
}

function readState(api: MockApi, log: RequestLog): PageState {
  return {
    meetings: api.meetings().map((meeting) => {
      const picture = meeting.ended ? undefined : api.picture(meeting.roomId);
      return { ...meeting, picture: picture ? addressOf(meeting.roomId, JSON.stringify(picture)) : null };
    }),
    requests: log.last().slice(0, 20),
  };
}

function addressOf(roomId: string, picture: string): string {
  const version = createHash('sha1').update(picture).digest('hex').slice(0, 12);
  return `${DRAWING_PATH}?room_id=${encodeURIComponent(roomId)}&v=${version}`;
}
