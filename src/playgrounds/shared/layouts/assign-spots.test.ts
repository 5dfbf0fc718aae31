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
    'free spots are filled in auto, with those who have no spot yet',
    'auto',
    ['', 'u-mara', '', ''],
    ['u-jonas', 'u-mara', 'clip-1', '-'],
  ],
  ['free spots stay empty in custom', 'custom', ['', 'u-mara', '', ''], ['-', 'u-mara', '-', '-']],
  ['missing entries are free', 'auto', ['u-jonas'], ['u-jonas', 'u-mara', 'clip-1', '-']],
  ['a playback sits where its id stands', 'custom', ['clip-1', 'u-mara'], ['clip-1', 'u-mara', '-', '-']],
  [
    'any other text reserves a spot, in auto too',
    'auto',
    ['_blocked', '', '_blocked', ''],
    ['[_blocked]', 'u-mara', '[_blocked]', 'u-jonas'],
  ],
  [
    'a camera that is off leaves the spot to its user',
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
