import {
  lastRoom,
  missingParameters,
  plannedCalls,
  plannedDraft,
  plannedRoom,
  waitsForReady,
  type MeetingPlan,
} from './plan';
import type { ConsoleCall } from './types';

const PLAN: MeetingPlan = {
  roomId: 'team',
  start: [{ operationId: 'createRoom', title: 'Mara joins', body: { id: 'team', user: { id: 'u-1', name: 'Mara' } } }],
  calls: [
    { operationId: 'createRoom', title: 'Ines joins', body: { id: 'team', user: { id: 'u-2', name: 'Ines' } } },
    { operationId: 'setLayout', title: 'The layout is set', body: { layout: 'auto' } },
  ],
};
const CALL = {
  operationId: 'setLayout',
  parameters: [
    { name: 'ACCESS_KEY', kind: 'text', in: 'path', required: true, secret: true },
    { name: 'LIMIT', kind: 'integer', in: 'query' },
  ],
  body: null,
} as unknown as ConsoleCall;

test('without a meeting in the tab, a new one is started in the room of the plan', () => {
  expect(plannedRoom(PLAN, null, false)).toEqual({ id: 'team', isNew: true });
});

test('calls can be sent to a meeting whose access key is the one of the tab', () => {
  const meeting = { accessKey: 'a', roomId: 'room-7' };
  expect(lastRoom({ ACCESS_KEY: 'a', ROOM_ID: 'typed' }, meeting)).toBe('room-7');
  // An id alone is no such meeting, nor is one that has ended or whose key was replaced.
  expect(lastRoom({ ROOM_ID: 'room-7' }, null)).toBeNull();
  expect(lastRoom({ ROOM_ID: 'room-7' }, meeting)).toBeNull();
  expect(lastRoom({ ACCESS_KEY: 'b', ROOM_ID: 'room-7' }, meeting)).toBeNull();
});

test('the last meeting of the tab is taken, unless the reader wants a new one, in a room of its own', () => {
  expect(plannedRoom(PLAN, 'room-7', false)).toEqual({ id: 'room-7', isNew: false });
  expect(plannedRoom(PLAN, 'room-7', true)).toEqual({ id: 'team', isNew: true });
  expect(plannedRoom(PLAN, 'team', true)).toEqual({ id: 'team-2', isNew: true });
  expect(plannedRoom({ ...PLAN, roomId: 'team-9' }, 'team-9', true).id).toBe('team-10');
});

test('what starts a meeting is sent for a new one only, and everybody joins the chosen room', () => {
  const sent = (isNew: boolean) =>
    plannedCalls(PLAN, { id: 'room-7', isNew }).map(({ title, body }) => [title, body.id]);
  expect(sent(true)).toEqual([
    ['Mara joins', 'room-7'],
    ['Ines joins', 'room-7'],
    ['The meeting is ready', undefined],
    ['The layout is set', undefined],
  ]);
  expect(sent(false)).toEqual([
    ['Ines joins', 'room-7'],
    ['The layout is set', undefined],
  ]);
});

test('nothing but joining comes before a new meeting is ready', () => {
  const joining = plannedCalls({ ...PLAN, calls: [] }, { id: 'room-7', isNew: true });
  expect(joining.map(waitsForReady)).toEqual([false, true]);
});

test('a call has the values of the tab, and what is not known is named', () => {
  const draft = plannedDraft(CALL, { layout: 'auto' }, { ACCESS_KEY: 'a-1', ROOM_ID: 'room-7' });
  expect(draft).toEqual({ parameters: { ACCESS_KEY: 'a-1', LIMIT: '' }, body: { layout: 'auto' } });
  expect(missingParameters(CALL, draft)).toEqual([]);
  expect(missingParameters(CALL, plannedDraft(CALL, {}, {}))).toEqual(['ACCESS_KEY']);
});
