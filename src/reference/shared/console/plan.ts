import { newDraft, type Draft, type FlowingValues } from './draft';
import type { ConsoleCall } from './types';

/** A meeting of which an answer has told. */
export interface KnownMeeting {
  readonly accessKey: string;
  readonly roomId: string;
}

/** A call that a page has put together. */
export interface PlannedCall {
  readonly operationId: string;
  /** What it brings about: `Mara Lind joins`. */
  readonly title: string;
  readonly body: Draft['body'];
}

/** What a page sends about a meeting. */
export interface MeetingPlan {
  /** Id of the room in which a new meeting is started. */
  readonly roomId: string;
  /** What a new meeting needs before `calls`. */
  readonly start: readonly PlannedCall[];
  readonly calls: readonly PlannedCall[];
}

/** The meeting that the calls are about: the room's id, and whether the meeting is to be started. */
export interface PlannedRoom {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * The room for the calls of a plan: that of the last meeting, or a new one.
 *
 * @param last from `lastRoom`
 */
export function plannedRoom({ roomId }: MeetingPlan, last: string | null, wantsNew: boolean): PlannedRoom {
  if (last !== null && !wantsNew) return { id: last, isNew: false };
  return { id: roomId === last ? nextId(roomId) : roomId, isNew: true };
}

/** Id of the room of the last meeting in the tab; null if there is none to which calls can be sent. */
export function lastRoom({ ACCESS_KEY }: FlowingValues, meeting: KnownMeeting | null): string | null {
  return meeting && meeting.accessKey === ACCESS_KEY ? meeting.roomId : null;
}

/** `standup-2` after `standup`, because calls about a room in which a meeting runs start no other one. */
function nextId(id: string): string {
  const [, stem = id, number = '1'] = /^(.*)-(\d{1,3})$/.exec(id) ?? [];
  return `${stem}-${Number(number) + 1}`;
}

/** A meeting shows nobody before it is ready, so this call is repeated until it is. */
const READY: PlannedCall = { operationId: 'getRoom', title: STRINGS.console.meetingReady, body: {} };

/** Whether a planned call is repeated until its answer says that the meeting is ready. */
export function waitsForReady({ operationId }: PlannedCall): boolean {
  return operationId === READY.operationId;
}

/** The calls of a plan in order. Whoever joins, joins the room. */
export function plannedCalls({ start, calls }: MeetingPlan, room: PlannedRoom): PlannedCall[] {
  const all = [...(room.isNew ? start : []), ...calls].map((call) =>
    call.operationId === 'createRoom' ? { ...call, body: { ...call.body, id: room.id } } : call,
  );
  if (!room.isNew) return all;
  const later = all.findIndex(({ operationId }) => operationId !== 'createRoom');
  return later < 0 ? [...all, READY] : [...all.slice(0, later), READY, ...all.slice(later)];
}

/** What is sent for a planned call. Parameters that are not known are empty. */
export function plannedDraft(call: ConsoleCall, body: Draft['body'], known: FlowingValues): Draft {
  return { parameters: newDraft(call, known).parameters, body };
}

/** Names of the parameters without which a call cannot be sent. */
export function missingParameters({ parameters }: ConsoleCall, draft: Draft): string[] {
  return parameters
    .filter(({ name, in: place }) => place === 'path' && !draft.parameters[name])
    .map(({ name }) => name);
}
