import { endedBy, typedInBody, typedInParameter, valuesOf } from './flow';
import { readablePath } from './mask';
import type { ConsoleCall, ConsoleParameter } from './types';

const parameter = (name: string, rest: Partial<ConsoleParameter> = {}): ConsoleParameter => ({
  name,
  kind: 'text',
  in: 'path',
  ...rest,
});
const callOf = (operationId: string, parameters: readonly ConsoleParameter[] = []): ConsoleCall => ({
  operationId,
  method: 'POST',
  path: `/x${parameters.map(({ name }) => `/{${name}}`).join('')}`,
  server: 'https://api.example',
  summary: '',
  docs: '/docs/rest/references/meeting-room',
  credential: 'api-key',
  parameters,
  body: null,
  errors: [],
  returnsJson: true,
});
const EMPTY = { parameters: {}, body: {} };
const MEETING = {
  access_key: 'A1b2',
  room: { id: 'room-7', guest_token: 'G9u8' },
  user: { id: 'u-204' },
};

test('a meeting fills the access key, the room, the guest token and the user', () => {
  expect(valuesOf(callOf('createRoom'), EMPTY, MEETING)).toEqual({
    ACCESS_KEY: 'A1b2',
    ROOM_ID: 'room-7',
    GUEST_TOKEN: 'G9u8',
    USER_ID: 'u-204',
    CLIENT_ID: 'u-204',
  });
});

test('a permalink fills its id and its tokens', () => {
  const permalink = { permalink: { id: 'pl_1', user_token: 'U1', guest_token: 'G1' }, room: { id: 'r' } };
  const values = { PERMALINK_ID: 'pl_1', USER_TOKEN: 'U1', GUEST_TOKEN: 'G1', TOKEN: 'G1', ROOM_ID: 'r' };
  expect(valuesOf(callOf('createPermalink'), EMPTY, permalink)).toEqual(values);
  expect(valuesOf(callOf('listPermalinks'), EMPTY, { page: 1, items: [permalink] })).toEqual(values);
});

test.each([
  ['listRecordings', [{ id: 'rec_2' }, { id: 'rec_1' }], { RECORDING_ID: 'rec_2' }],
  ['getSnapshot', { id: 'snap_1' }, { SNAPSHOT_ID: 'snap_1' }],
  ['getWebhook', { id: 'wh_1' }, { WEBHOOK_ID: 'wh_1' }],
  ['listRooms', [], {}],
  ['listRooms', null, {}],
  ['startBroadcast', { id: 5 }, {}],
])('%s makes its id known, from the newest entry of a list', (operationId, answer, values) => {
  expect(valuesOf(callOf(operationId), EMPTY, answer)).toEqual(values);
});

test('what was sent successfully is known too, except for choices', () => {
  const call = callOf('startPlayback', [parameter('ACCESS_KEY'), parameter('Z_INDEX', { choices: ['1'] })]);
  const draft = { parameters: { ACCESS_KEY: 'A', Z_INDEX: '1' }, body: { play_id: 'clip-1', url: 'u' } };
  expect(valuesOf(call, draft, null)).toEqual({ ACCESS_KEY: 'A', PLAY_ID: 'clip-1' });
});

test('what a call has deleted is forgotten', () => {
  expect(endedBy({ method: 'DELETE', path: '/recordings/{RECORDING_ID}' })).toEqual(['RECORDING_ID']);
  expect(endedBy({ method: 'DELETE', path: '/rooms/{ACCESS_KEY}/users/{USER_ID}' })).toEqual(['USER_ID', 'CLIENT_ID']);
  expect(endedBy({ method: 'DELETE', path: '/rooms/{ACCESS_KEY}/recording' })).toEqual([]);
  expect(endedBy({ method: 'GET', path: '/recordings/{RECORDING_ID}' })).toEqual([]);
});

test('in a path for reading, keys are shortened and ids are not', () => {
  const call = callOf('getUser', [parameter('ACCESS_KEY', { secret: true }), parameter('USER_ID')]);
  expect(readablePath(call, { ACCESS_KEY: 'A1b2C3d4E5f6G7h8J9k0L1m2', USER_ID: 'u-204' })).toBe('/x/A1b…/u-204');
  expect(readablePath(call, { ACCESS_KEY: 'short' })).toBe('/x/…/{USER_ID}');
});

test('what readers type names their room, their user and their meeting', () => {
  const path = ['path', 'ROOM_ID'];
  expect(typedInParameter(parameter('ROOM_ID'), 'pier')).toEqual([{ name: 'ROOM_ID', value: 'pier', path }]);
  expect(typedInParameter(parameter('ROOM_ID'), '')).toEqual([]);
  expect(typedInParameter(parameter('Z_INDEX', { choices: ['1'] }), '1')).toEqual([]);
  expect(typedInParameter(parameter('page', { in: 'query' }), '2')).toEqual([]);
});

test('a changed body names what is in it, where the call has it', () => {
  const named = (operationId: string, body: Record<string, unknown>) => typedInBody(callOf(operationId), body);
  const body = { id: 'pier', name: 'Pier', user: { name: 'Ines' } };
  expect(named('createRoom', body)).toEqual([
    { name: 'USER_NAME', value: 'Ines', path: ['body', 'user', 'name'] },
    { name: 'ROOM_ID', value: 'pier', path: ['body', 'id'] },
  ]);
  expect(named('registerGuest', { name: 'Ines' }).map(({ name }) => name)).toEqual(['USER_NAME']);
  expect(named('startPlayback', { play_id: 'clip-1', id: 'x' }).map(({ name }) => name)).toEqual(['PLAY_ID']);
});
