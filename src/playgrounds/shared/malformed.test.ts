import { checkPlan } from './checks';
import { drawMeetingPicture } from './meeting-picture/draw-meeting-picture';
import { seatMeeting, startMeeting } from './meeting';
import { parsePlanText } from './parse-plan';
import { planToSvg } from './picture';
import { layoutRequest } from './plan-body';
import { writeRequest } from './requests';
import { sourcesToSend } from './send-plan';
import { checkSources } from './sources/check-sources';
import { meetingOf } from './sources/meeting-of-sources';
import { decodeSources, encodeSources } from './sources/sources-url';
import { malformedHashes, malformedImports, type Malformed, current, read } from './test-support';
import type { LayoutPlan } from './types';
import { decodePlan, encodePlan } from './url-state';

test.each([
  [
    'a map',
    [
      [0, 0, 640, 720],
      [640, 0, 640, 720, 'contain'],
    ],
    { preset: null, boxes: 2 },
  ],
  [
    'a map as text in a request',
    { map: '[[0,0,100.4,100]]', layout: 'custom' },
    { preset: null, boxes: 1, layout: 'custom' },
  ],
  ['a predefined layout', { name: 'six', users: ['', 'u-wen', '', '', '', ''] }, { preset: 'six', boxes: 6 }],
  [
    'the name of a predefined layout with its own map',
    {
      name: 'two',
      map: [
        [0, 0, 640, 720],
        [640, 0, 640, 720],
      ],
    },
    { preset: 'two', boxes: 2 },
  ],
  [
    'the name of a predefined layout with another map',
    {
      name: 'two',
      map: [
        [0, 0, 640, 720],
        [640, 0, 600, 720],
      ],
    },
    { preset: null, boxes: 2, mapName: 'two' },
  ],
  [
    'a response of the service',
    {
      access_key: 'x',
      options: {
        layout: 'auto',
        layout_name: null,
        layout_map: [[0, 0, 640, 720]],
        layout_users: ['u-wen'],
        show_names: false,
        sfu_mode: 'disabled',
      },
    },
    { preset: null, boxes: 1, showNames: false },
  ],
  ['too many boxes, to be corrected', Array.from({ length: 12 }, () => [0, 0, 10, 10]), { preset: null, boxes: 12 }],
  ['boxes outside the canvas, to be corrected', [[-20, 0, 5000, 10]], { preset: null, boxes: 1 }],
])('PLAY-LAYOUT imports %s', (_name, value, { boxes, ...expected }) => {
  const parsed = read(value);
  expect(parsed.problems).toEqual([]);
  expect(parsed.value).toMatchObject(expected);
  expect(parsed.value?.boxes).toHaveLength(boxes);
});

type Read = { readonly value: unknown; readonly problems: readonly string[] } | null;

/** Expects every problem to be a sentence: it begins like one, ends like one, and has more than one word. */
function expectSentences({ damage, text }: Malformed, parsed: NonNullable<Read>): void {
  const shown = `${damage}: ${text.slice(0, 200)}`;
  if (parsed.value === undefined) expect([shown, parsed.problems.length]).not.toEqual([shown, 0]);
  for (const problem of parsed.problems)
    expect([shown, problem]).toEqual([shown, expect.stringMatching(/^["A-Z][^]*[a-zA-Z]+ [^]*\S$/)]);
}

/** Counts the inputs that are rejected, or of which a part is, by kind of damage. */
function countRejections(entries: readonly (readonly [Malformed, Read])[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [{ damage }, parsed] of entries)
    counts[damage] = (counts[damage] ?? 0) + (parsed && parsed.problems.length > 0 ? 1 : 0);
  return counts;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Expects that an accepted plan can be checked, shown, drawn, written in all languages, and read back. */
function expectUsable(plan: LayoutPlan): void {
  checkPlan(plan, new Set());
  seatMeeting(startMeeting(plan.sources), plan);
  expect(planToSvg(plan)).toContain('</svg>');
  expect(writeRequest(layoutRequest(plan))).toHaveLength(6);
  expect(decodePlan(encodePlan(plan))?.value?.boxes).toEqual(plan.boxes);
}

test('PLAY-LAYOUT 500 malformed imports never crash, and every rejected one reports what is wrong', () => {
  const read = malformedImports(500, 20251).map((entry) => [entry, parsePlanText(entry.text, current)] as const);
  for (const [entry, parsed] of read) {
    expectSentences(entry, parsed);
    if (!isJson(entry.text)) expect(parsed.value).toBeUndefined();
    if (parsed.value === undefined) continue;
    expect([entry.text, parsed.problems]).toEqual([entry.text, []]);
    expectUsable(parsed.value);
  }
  const counts = countRejections(read);
  expect(Object.values(counts)).toHaveLength(10);
  for (const [damage, count] of Object.entries(counts)) expect([damage, count >= 20]).toEqual([damage, true]);
  expect(new Set(read.flatMap(([, { problems }]) => problems)).size).toBeGreaterThan(100);
});

test('PLAY-LAYOUT PLAY-SOURCES 500 malformed URL states never crash a playground, and problems are reported', () => {
  const hashes = malformedHashes(500, 20252);
  const layouts = hashes.map((entry) => [entry, decodePlan(entry.text)] as const);
  const sources = hashes.map((entry) => [entry, decodeSources(entry.text)] as const);
  for (const [entry, parsed] of [...layouts, ...sources]) {
    // Every one is recognized as a playground state: null would mean an unrelated hash, which is silently ignored.
    expect([entry.text.slice(0, 100), parsed]).not.toEqual([entry.text.slice(0, 100), null]);
    if (parsed) expectSentences(entry, parsed);
  }
  for (const [{ text }, parsed] of layouts) {
    if (parsed?.value === undefined) continue;
    expect([text, parsed.problems]).toEqual([text, []]);
    expectUsable(parsed.value);
  }
  for (const [, parsed] of sources) {
    if (!parsed?.value) continue;
    expect(decodeSources(encodeSources(parsed.value))).toEqual({ value: parsed.value, problems: [] });
    expect(sourcesToSend(parsed.value).calls).toHaveLength(parsed.value.sources.length);
    expect(checkSources(parsed.value.sources).size).toBe(parsed.value.sources.length);
    expect(drawMeetingPicture(meetingOf(parsed.value.sources)).tag).toBe('svg');
  }
  // Some links lose only a part.
  expect(sources.filter(([, parsed]) => parsed?.value && parsed.problems.length > 0).length).toBeGreaterThan(10);
  for (const counts of [countRejections(layouts), countRejections(sources)]) {
    expect(Object.values(counts)).toHaveLength(10);
    for (const [damage, count] of Object.entries(counts)) expect([damage, count >= 20]).toEqual([damage, true]);
  }
});

test('PLAY-LAYOUT input that is too deep or too long is rejected before it exhausts the stack or time', () => {
  expect(read('['.repeat(49_000) + ']'.repeat(49_000)).problems).toEqual([
    'The lists and objects are nested too deeply: the limit is 20 levels.',
  ]);
  expect(read(`[${'0,'.repeat(60_000)}0]`).problems).toEqual([
    'The text is too long: it contains 120003 characters, the limit is 100000.',
  ]);
});
