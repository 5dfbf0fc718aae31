import { checkSources } from './check-sources';
import { commandSteps, placeholdersOf } from './commands';
import { hostFor, joinOrder } from './join-order';
import { initialValues, kindOf, sourceKinds, type SourceKindName, type SourceValues } from './kinds';
import { meetingOf, withoutSpot } from './meeting-of-sources';
import { idOf, planForSources, type AddedSource } from './sources-state';

const source = (kind: SourceKindName, values: SourceValues = {}): AddedSource => ({
  kind,
  values: { ...initialValues(kindOf(kind), new Set()), ...values },
});
const guests = (count: number) =>
  Array.from({ length: count }, (_, index) => source('guest', { id: `g-${index + 1}`, name: `Guest ${index + 1}` }));
const drawnIds = (sources: readonly AddedSource[]) => meetingOf(sources).sources.map(({ id, view }) => [id, view]);
const textsOf = (sources: readonly AddedSource[], id: string) =>
  checkSources(sources)
    .get(id)
    ?.map(({ level, text }) => `${level}: ${text}`);

test('PLAY-SOURCES whoever can start the meeting comes first, playbacks last, everybody else as in the list', () => {
  const list = [source('media-file'), source('guest'), source('drone'), source('screen'), source('web-user')];
  expect(joinOrder(list).map(idOf)).toEqual(['screen-1', 'guest-1', 'drone-1', 'user-1', 'clip-1']);
  expect(hostFor(list)).toBeNull();
  expect(hostFor([source('guest', { id: 'host' })])).toEqual({ id: 'host-2', name: 'Host' });
});

test('PLAY-SOURCES the preview has the automatic layout and shows each source as what it is', () => {
  expect(drawnIds([])).toEqual([]);
  expect(meetingOf([]).spots).toEqual([]);
  const all = sourceKinds().map(({ kind }) => source(kind));
  expect(drawnIds(all)).toEqual([
    ['user-1', 'person'],
    ['guest-1', 'person'],
    ['camera-1', 'door'],
    ['drone-1', 'drone'],
    ['hdmi-1', 'slides'],
    ['file-1', 'screen-with-camera'],
    ['screen-1', 'screen'],
    ['clip-1', 'clip'],
  ]);
  expect(meetingOf(all).label).toBe('The meeting with your sources, in the layout nine: three rows of three');
  expect(meetingOf([source('guest')]).label).toMatch(/in the layout two: side by side$/);
});

test('PLAY-SOURCES a file that replaces a user has the spot of the user', () => {
  const clip = source('media-file', { replacement: 'user-1' });
  expect(drawnIds([clip, source('web-user')])).toEqual([['user-1', 'clip']]);
  expect(meetingOf([clip, source('web-user')]).sources[0]?.name).toBe('Site tour');
  expect(drawnIds([source('media-file', { replacement: 'host' })])).toEqual([['host', 'clip']]);
  expect(drawnIds([source('web-user'), source('media-file', { replacement: 'gone' })])).toEqual([
    ['user-1', 'person'],
    ['clip-1', 'clip'],
  ]);
});

test('PLAY-SOURCES checks name what goes wrong, and which source is the cause', () => {
  expect([...withoutSpot([source('web-user'), ...guests(9)])]).toEqual(['g-9']);
  expect(textsOf([source('web-user'), ...guests(9)], 'g-9')).toEqual([
    'note: No spot is left: the automatic layout shows nine sources.',
  ]);
  expect(textsOf([source('drone'), source('drone', { id: 'd2', name: 'Second' })], 'd2')).toEqual([
    'warning: drone-1 listens on rtmp://0.0.0.0:1935 too: on one machine, each needs a port of its own.',
  ]);
  expect(textsOf([source('guest'), source('guest', { id: 'two' })], 'two')).toEqual([
    'note: guest-1 is called "Jonas Berg" too.',
  ]);
  const clip = (values: SourceValues) => textsOf([source('web-user'), source('media-file', values)], 'clip-1');
  expect(clip({ replacement: 'user-1' })).toEqual([]);
  expect(clip({ replacement: 'clip-1' })).toEqual(['warning: "clip-1" is a playback: only a user can be replaced.']);
  expect(clip({ replacement: 'gone' })).toEqual([
    'note: "gone" is not in the list: unless that user is in the meeting, the file has its own spot.',
  ]);
  const twice = [
    source('web-user'),
    source('media-file', { replacement: 'user-1' }),
    source('media-file', { id: 'c2', name: 'Other', replacement: 'user-1' }),
  ];
  expect(textsOf(twice, 'c2')).toEqual(['warning: clip-1 replaces "user-1" too: only one is shown.']);
});

test.each([
  ['http://localhost/a.mp4', ['warning: The server fetches the file, and cannot reach localhost.']],
  ['http://192.168.1.2/a.mp4', ['warning: The server fetches the file, and cannot reach 192.168.1.2.']],
  ['http://[::1]/a.webm', ['warning: The server fetches the file, and cannot reach [::1].']],
  ['https://media.example.org/a.avi?x=.mp4', ['note: The server plays WebM, MP4 and MP3.']],
  ['https://media.example.org/a.MP3', []],
  ['https://10.example.org/a.mp4', []],
])('PLAY-SOURCES the file %s is checked', (url, expected) => {
  expect(textsOf([source('media-file', { url })], 'clip-1')).toEqual(expected);
});

test('PLAY-SOURCES the commands are complete and in order, and say where each placeholder comes from', () => {
  const steps = commandSteps([source('media-file'), source('ip-camera')], 'team');
  expect(steps.map(({ id, outputs }) => [id, outputs.map(({ title }) => title)])).toEqual([
    ['host', ['Start the meeting']],
    ['camera-1', ['Connect the camera']],
    ['clip-1', ['Start the playback']],
  ]);
  expect(placeholdersOf(steps).map(({ text }) => text)).toEqual([
    'YOUR_API_KEY',
    'YOUR_ACCESS_KEY',
    'YOUR_GUEST_TOKEN',
  ]);
  expect(placeholdersOf(commandSteps([source('web-user')], 'team')).map(({ text }) => text)).toEqual(['YOUR_API_KEY']);
  expect(commandSteps([], 'team')).toEqual([]);
});

test('PLAY-SOURCES the layout playground gets the sources in the order of the list', () => {
  expect(planForSources([source('drone'), source('guest')]).sources.map(({ id }) => id)).toEqual([
    'drone-1',
    'guest-1',
  ]);
});
