import { cameraFailure } from './camera';
import { checkValues, initialValues, kindOf, sourceKinds, type SourceKindName } from './kinds';
import { sourceOutputs } from './source-output';
import { SOURCE_LIMIT, sourcesReducer, startSources, type SourcesAction, type SourcesState } from './sources-state';
import { encodeHash } from '../url-state';
import { decodeSources } from './sources-url';

test.each(sourceKinds().map(({ kind }) => kind))(
  'PLAY-SOURCES the initial values of the %s form are valid and contain an id that is not taken',
  (name) => {
    const kind = kindOf(name);
    const first = initialValues(kind, new Set());
    expect(checkValues(kind, first, new Set())).toEqual({});
    const taken = new Set([first.id!]);
    expect(checkValues(kind, first, taken)).toEqual({
      id: `"${first.id}" is taken: each source needs a unique id.`,
    });
    expect(checkValues(kind, initialValues(kind, taken), taken)).toEqual({});
  },
);

test.each<[SourceKindName, string, string, RegExp]>([
  ['web-user', 'id', '', /^An id is required/],
  ['web-user', 'name', '  ', /^A name is required/],
  ['ip-camera', 'address', 'http://192.0.2.1/', /^Enter a URL such as rtsp:/],
  ['ip-camera', 'delay', '10', /^Enter a whole number from 20 to 200/],
  ['drone', 'listen', '0.0.0.0:1935', /^Enter a URL such as rtmp:/],
  ['media-file', 'url', 'tour.webm', /^Enter a URL such as https:/],
  ['media-file', 'loopCount', '-2', /^Enter -1, 0/],
  ['local-file', 'file', '-rf', /^A path that begins with a dash/],
  ['screen', 'surface', 'desk', /^Choose one of/],
])('PLAY-SOURCES a %s whose %s is %j is rejected with an explanation', (name, field, value, words) => {
  const kind = kindOf(name);
  expect(checkValues(kind, { ...initialValues(kind, new Set()), [field]: value }, new Set())).toEqual({
    [field]: expect.stringMatching(words),
  });
});

const codeOf = (kind: SourceKindName, values: object = {}): string => {
  const [output] = sourceOutputs({ kind, values: { ...initialValues(kindOf(kind), new Set()), ...values } }, 'team');
  return output?.kind === 'code'
    ? output.code
        .split('\n')
        .slice(2)
        .map((line) => line.trim().replace(/ \\$/, ''))
        .join(' ')
    : '';
};

test.each([
  [
    'ip-camera',
    { passthrough: 'yes', h265: 'yes', name: "O'Hara" },
    `./rtsp-client --user 'O'\\''Hara' --user-id camera-1 --delay 150 --passthrough --h265 "$GUEST_LINK" rtsp://192.0.2.20:554/stream1`,
  ],
  [
    'drone',
    { listen: 'rtmp://0.0.0.0:2000' },
    `./rtmp-server --user 'Drone 1' --user-id drone-1 --rtmp-listen-addr rtmp://0.0.0.0:2000 --delay 150 "$GUEST_LINK"`,
  ],
  ['hdmi', {}, `./rtsp-client --user Lectern --user-id hdmi-1 --delay 150 "$GUEST_LINK" rtsp://192.0.2.30:554/hdmi`],
  [
    'local-file',
    { loop: 'no', file: 'my film.mp4' },
    `./video-playback --user 'Demo video' --user-id file-1 --loop=false "$GUEST_LINK" 'my film.mp4'`,
  ],
] as const)('PLAY-SOURCES writes the command for %s', (kind, values, expected) => {
  expect(codeOf(kind, values)).toBe(expected);
});

test('PLAY-SOURCES the list accepts each id once, up to its limit', () => {
  let state: SourcesState = startSources();
  for (let count = 0; count < SOURCE_LIMIT + 5; count += 1) {
    const values = initialValues(
      kindOf('guest'),
      new Set(state.history.present.sources.map((source) => source.values.id!)),
    );
    state = sourcesReducer(state, { type: 'add', source: { kind: 'guest', values } });
    state = sourcesReducer(state, { type: 'add', source: { kind: 'guest', values } });
  }
  expect(state.history.present.sources).toHaveLength(SOURCE_LIMIT);
  const removed = sourcesReducer(state, { type: 'remove', id: 'guest-1' });
  expect([removed.history.present.sources.length, removed.message]).toEqual([
    SOURCE_LIMIT - 1,
    `Removed guest-1. Sources in the list: ${SOURCE_LIMIT - 1}.`,
  ]);
});

test.each([
  ['NotAllowedError', /^This page may not use the camera\./],
  ['NotFoundError', /^No camera found/],
  ['NotReadableError', /is busy/],
  ['NotSupportedError', /does not let pages use a camera/],
  [null, /does not let pages use a camera/],
  ['WeirdError', /did not start \(WeirdError\)/],
])('PLAY-SOURCES the camera check explains the error %s', (name, words) => {
  expect(cameraFailure(name).words).toMatch(words);
});

const guest = (id: string) => ({
  kind: 'guest' as const,
  values: { ...initialValues(kindOf('guest'), new Set()), id },
});
const after = (...actions: readonly SourcesAction[]) => actions.reduce(sourcesReducer, startSources());
const idsIn = ({ history }: SourcesState) => history.present.sources.map(({ values }) => values.id);

test('PLAY-SOURCES every change can be undone and redone, a reset too', () => {
  const added: SourcesAction[] = [
    { type: 'add', source: guest('one') },
    { type: 'add', source: guest('two') },
  ];
  const reset = after(...added, { type: 'remove', id: 'one' }, { type: 'reset' });
  expect([idsIn(reset), reset.message]).toEqual([[], 'Reset. Undo brings your sources back.']);
  const undone = sourcesReducer(reset, { type: 'undo' });
  expect([idsIn(undone), undone.message]).toEqual([['two'], 'Undone.']);
  expect(idsIn(sourcesReducer(undone, { type: 'undo' }))).toEqual(['one', 'two']);
  expect(idsIn(sourcesReducer(undone, { type: 'redo' }))).toEqual([]);
  expect(sourcesReducer(startSources(), { type: 'undo' }).message).toBe('Nothing to undo.');
});

test('PLAY-SOURCES an edited source keeps its place, and what refers to its id follows', () => {
  const replacing = { kind: 'media-file' as const, values: { id: 'clip', replacement: 'one' } };
  const start = after(
    { type: 'add', source: guest('one') },
    { type: 'add', source: replacing },
    { type: 'edit', id: 'one', values: { ...guest('uno').values, name: 'Uno' } },
  );
  expect(start.history.present.sources.map(({ values }) => [values.id, values.replacement ?? values.name])).toEqual([
    ['uno', 'Uno'],
    ['clip', 'uno'],
  ]);
  expect(start.message).toBe('Changed uno.');
  expect(sourcesReducer(start, { type: 'edit', id: 'uno', values: guest('clip').values })).toBe(start);
  expect(sourcesReducer(start, { type: 'edit', id: 'gone', values: guest('x').values })).toBe(start);
});

test('PLAY-SOURCES a copy comes after its original, with an id and a name of its own, and can be undone', () => {
  const start = after({ type: 'add', source: guest('one') }, { type: 'add', source: guest('two') });
  const copied = sourcesReducer(start, { type: 'duplicate', id: 'one' });
  expect(copied.history.present.sources.map(({ values }) => [values.id, values.name])).toEqual([
    ['one', 'Jonas Berg'],
    ['one-2', 'Jonas Berg 2'],
    ['two', 'Jonas Berg'],
  ]);
  expect(copied.message).toBe('Added one-2, a copy of one.');
  expect(idsIn(sourcesReducer(copied, { type: 'undo' }))).toEqual(['one', 'two']);
  expect(sourcesReducer(start, { type: 'duplicate', id: 'gone' })).toBe(start);
  let full = start;
  for (let count = 0; count < SOURCE_LIMIT + 2; count += 1)
    full = sourcesReducer(full, { type: 'duplicate', id: 'two' });
  expect(full.history.present.sources).toHaveLength(SOURCE_LIMIT);
});

test('PLAY-SOURCES a source moves by one place, and stays at the ends', () => {
  const start = after(...['one', 'two', 'three'].map((id) => ({ type: 'add', source: guest(id) }) as const));
  const moved = sourcesReducer(start, { type: 'move', id: 'three', by: -1 });
  expect([idsIn(moved), moved.message]).toEqual([['one', 'three', 'two'], 'Moved three to place 2 of 3.']);
  expect(idsIn(sourcesReducer(moved, { type: 'move', id: 'one', by: 1 }))).toEqual(['three', 'one', 'two']);
  expect(sourcesReducer(start, { type: 'move', id: 'one', by: -1 })).toBe(start);
  expect(sourcesReducer(start, { type: 'move', id: 'three', by: 1 })).toBe(start);
});

test('PLAY-SOURCES what can be read of a link is loaded, and each part that cannot is named', () => {
  const link = (value: object) => decodeSources(encodeHash(value));
  const one = { kind: 'guest', id: 'one', name: 'One' };
  const part = link({
    room: 'a b',
    sources: [one, { ...one, name: 'Again' }, { kind: 'kite' }, { kind: 'drone', delay: '1' }],
    // A form that links of earlier versions contain.
    forward: { url: 'http://x' },
  });
  expect(part?.value?.sources.map(({ values }) => values.id)).toEqual(['one']);
  expect(part?.value?.roomId).toBe('team-standup');
  expect(part?.problems).toEqual([
    '"room" is "a b": expected a room id.',
    expect.stringMatching(/^Source 2 \(Guest\), User id: "one" is taken/),
    expect.stringMatching(/^Source 3 has the kind "kite": allowed: web-user/),
    expect.stringMatching(/^Source 4 \(Drone or body cam\), Delay in ms: /),
  ]);
  // A link of which nothing is left replaces nothing.
  expect(link({ sources: [{ kind: 'kite' }] })).toEqual({ value: undefined, problems: [expect.any(String)] });
});
