import { createMemoryStore } from '../memory-store';
import { createTestApi, field, type TestApi } from '../test-support';
import { KEPT_MEETINGS } from './forget';

interface Ended {
  readonly accessKey: string;
  readonly guestToken: string;
  readonly roomId: string;
  readonly recording: string;
  readonly snapshot: string;
}

/** Starts a meeting, ends it by its id, and returns what can be asked about it. */
async function holdMeeting({ start, send, sendKey, api }: TestApi, id: string): Promise<Ended> {
  const { accessKey, guestToken, roomId } = await start({ id });
  await send(`POST /rooms/${accessKey}/recording`);
  await send(`POST /rooms/${accessKey}/snapshot`);
  await send(`POST /rooms/${accessKey}/playbacks`, {
    json: { url: 'https://media.example.org/a.webm', loop_count: 9 },
  });
  await api.forward(1_000);
  await sendKey(`DELETE /rooms/${id}`);
  const idIn = async (list: string): Promise<string> =>
    String(field((await sendKey(`GET /rooms/${id}/${list}`)).json, '0.id'));
  return { accessKey, guestToken, roomId, recording: await idIn('recordings'), snapshot: await idIn('snapshots') };
}

/** The statuses of everything that can be asked about an ended meeting. */
async function statusesOf({ send, sendKey }: TestApi, meeting: Ended): Promise<number[]> {
  const { accessKey, guestToken, roomId, recording, snapshot } = meeting;
  const answers = [
    await send(`GET /rooms/${accessKey}`),
    await send(`POST /guests/${guestToken}`, { json: { name: 'Jonas' } }),
    await sendKey(`GET /rooms/${roomId}/users`),
    await sendKey(`GET /rooms/${roomId}/recordings`),
    await sendKey(`GET /recordings/${recording}`),
    await sendKey(`GET /snapshots/${snapshot}`),
  ];
  return answers.map(({ status }) => status);
}

const KNOWN = [410, 410, 200, 200, 200, 200];
const FORGOTTEN = [404, 404, 404, 404, 404, 404];

test('the meetings that ended first are forgotten with all that hangs on them', async () => {
  const store = createMemoryStore();
  const mock = createTestApi({ store });
  const { json: link } = await mock.sendKey('POST /permalink', { json: { user: { name: 'Mara' } } });
  const long = await mock.start({ id: 'long' });
  const first = await holdMeeting(mock, 'first');
  const second = await holdMeeting(mock, 'second');
  for (let count = 2; count < KEPT_MEETINGS; count += 1) {
    await mock.start({ id: `meeting-${count}` });
    await mock.sendKey(`DELETE /rooms/meeting-${count}`);
  }
  await mock.api.forward(10_000);
  expect(await statusesOf(mock, first)).toEqual(KNOWN);

  // The one that started first ends last: it is the newest.
  await mock.send(`DELETE /rooms/${long.accessKey}`);
  expect(await statusesOf(mock, first)).toEqual(FORGOTTEN);
  expect(await statusesOf(mock, second)).toEqual(KNOWN);
  expect((await mock.send(`GET /rooms/${long.accessKey}`)).status).toBe(410);
  const left = ['meeting', 'key', 'guest-token', 'room', 'recording', 'snapshot', 'running', 'layer', 'timer'];
  expect(JSON.stringify(left.map((kind) => store.list(kind)))).not.toContain('"roomId":"first"');
  expect(left.map((kind) => store.list(kind).length)).toEqual([500, 500, 500, 500, 1, 1, 0, 0, expect.any(Number)]);
  const ids = store.list('meeting').map((meeting) => field(meeting, 'id'));
  expect(store.list('timer').filter((timer) => !ids.includes(field(timer, 'job.meetingId')))).toEqual([]);
  expect((await mock.sendKey(`GET /permalink/${String(field(link, 'permalink.id'))}`)).status).toBe(200);
  expect(mock.undocumented).toEqual([]);
});

test('a meeting that is forgotten leaves a newer one of the same room alone', async () => {
  const mock = createTestApi();
  const before = await holdMeeting(mock, 'standup');
  await mock.api.forward(86_400_000);
  const again = await holdMeeting(mock, 'standup');
  await mock.api.forward(13.5 * 86_400_000);
  expect((await statusesOf(mock, before))[0]).toBe(404);
  expect(await statusesOf(mock, again)).toEqual(KNOWN);
  await mock.api.forward(86_400_000);
  expect(await statusesOf(mock, again)).toEqual(FORGOTTEN);
});
