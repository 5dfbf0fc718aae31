import { assignSpots, type Source, type SpotContent } from './assign-spots';

const sources: Source[] = [
  { id: 'u-mara', hasVideo: true },
  { id: 'u-jonas', hasVideo: true },
  { id: 'u-ines', hasVideo: false },
  { id: 'clip-1', hasVideo: true },
];

const show = (spots: SpotContent[]): string[] =>
  spots.map((spot) =>
    spot.kind === 'free'
      ? '-'
      : spot.kind === 'reserved'
        ? `[${spot.text}]`
        : spot.kind === 'waiting'
          ? `(${spot.id})`
          : spot.id,
  );

test.each<[string, 'auto' | 'custom', string[], string[]]>([
  [
    'with auto, free spots go to sources that have no spot yet',
    'auto',
    ['', 'u-mara', '', ''],
    ['u-jonas', 'u-mara', 'clip-1', '-'],
  ],
  ['with custom, free spots stay empty', 'custom', ['', 'u-mara', '', ''], ['-', 'u-mara', '-', '-']],
  ['spots without an entry are free', 'auto', ['u-jonas'], ['u-jonas', 'u-mara', 'clip-1', '-']],
  ['a playback takes the spot that names its id', 'custom', ['clip-1', 'u-mara'], ['clip-1', 'u-mara', '-', '-']],
  [
    'any other text reserves a spot, even with auto',
    'auto',
    ['_blocked', '', '_blocked', ''],
    ['[_blocked]', 'u-mara', '[_blocked]', 'u-jonas'],
  ],
  [
    'a user whose camera is off keeps the spot',
    'auto',
    ['u-ines', '', '', ''],
    ['(u-ines)', 'u-mara', 'u-jonas', 'clip-1'],
  ],
  [
    'entries beyond the last spot are ignored',
    'auto',
    ['', '', '', '', 'u-mara'],
    ['u-mara', 'u-jonas', 'clip-1', '-'],
  ],
])('%s', (_name, layout, users, expected) => {
  expect(show(assignSpots({ spotCount: 4, users, sources, layout }))).toEqual(expected);
});
