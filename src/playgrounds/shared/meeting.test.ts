import { changePlan, startPlan } from './layout-plan';
import {
  changeMeeting,
  describeSeat,
  drawnMeeting,
  seatMeeting,
  startMeeting,
  type Meeting,
  type MeetingAction,
} from './meeting';
import type { LayoutPlan } from './types';

const plan = (change: Partial<LayoutPlan> = {}): LayoutPlan => ({ ...startPlan('two'), ...change });
const run = (actions: readonly MeetingAction[], shown: LayoutPlan, meeting: Meeting = startMeeting()) =>
  actions.reduce((before, action) => changeMeeting(before, action, shown), meeting);
const seats = (meeting: Meeting, shown: LayoutPlan) =>
  seatMeeting(meeting, shown).map((seat) => describeSeat(seat, meeting.people));
const act = (type: 'attendance' | 'camera' | 'sharing' | 'speaking', name: string): MeetingAction => ({
  type,
  id: `u-${name}`,
});

test.each([
  ['nothing happens', [], ['Mara Lind', 'Jonas Berg']],
  ['somebody leaves', [act('attendance', 'mara')], ['Jonas Berg', 'Ines Costa']],
  [
    'somebody leaves and comes back last',
    [act('attendance', 'mara'), act('attendance', 'mara')],
    ['Jonas Berg', 'Ines Costa'],
  ],
  ['a camera is turned off', [act('camera', 'mara')], ['Jonas Berg', 'Ines Costa']],
  ['a screen is shared', [act('sharing', 'jonas')], ['Mara Lind', 'Jonas Berg, shared screen']],
  [
    'a screen is shared without a camera',
    [act('camera', 'jonas'), act('sharing', 'jonas')],
    ['Mara Lind', 'Jonas Berg, shared screen'],
  ],
  ['somebody without a spot speaks', [act('speaking', 'ines')], ['Mara Lind', 'Jonas Berg']],
])('PLAY-LAYOUT the right people have the spots when %s', (_name, actions, expected) => {
  expect(seats(run(actions, plan()), plan())).toEqual(expected);
});

const voice = plan({ voiceActivation: true });
const fixed = changePlan(voice, { type: 'user', key: 2, user: 'u-jonas' });

test.each([
  [
    'takes the spot of the person who has been silent longest',
    voice,
    [act('speaking', 'mara'), act('speaking', 'mara'), act('speaking', 'ines')],
    ['Mara Lind', 'Ines Costa'],
  ],
  ['never takes the spot of somebody the plan names', fixed, [act('speaking', 'ines')], ['Ines Costa', 'Jonas Berg']],
  [
    'never takes the spot of somebody who is speaking',
    voice,
    [act('speaking', 'mara'), act('speaking', 'jonas'), act('speaking', 'ines')],
    ['Mara Lind', 'Jonas Berg'],
  ],
  [
    'gets no spot without a picture',
    voice,
    [act('camera', 'ines'), act('speaking', 'ines')],
    ['Mara Lind', 'Jonas Berg'],
  ],
  [
    'gets no spot with layout custom',
    { ...voice, layout: 'custom' as const },
    [act('speaking', 'ines')],
    ['free', 'free'],
  ],
])('PLAY-LAYOUT with voice activation, a speaker without a spot %s', (_name, shown, actions, expected) => {
  expect(seats(run(actions, shown), shown)).toEqual(expected);
});

test('PLAY-LAYOUT descriptions distinguish vacant spots, absent users and users without a picture', () => {
  const seated = changePlan(changePlan(plan(), { type: 'user', key: 1, user: '_blocked' }), {
    type: 'user',
    key: 2,
    user: 'u-wen',
  });
  expect(seats(startMeeting(), seated)).toEqual(['vacant, kept by "_blocked"', 'vacant, waits for Wen Li']);
  expect(seats(run([act('attendance', 'wen'), act('camera', 'wen')], seated), seated)).toEqual([
    'vacant, kept by "_blocked"',
    'Wen Li, without a picture',
  ]);
});

test('PLAY-LAYOUT imported sources are present from the start and only once', () => {
  const sources = [{ id: 'camera-1', name: 'Gate camera' }];
  const meeting = run([{ type: 'sources', sources }], plan(), startMeeting(sources));
  expect(meeting.people.filter(({ id }) => id === 'camera-1')).toHaveLength(1);
  expect(seats(meeting, plan())).toEqual(['Gate camera', 'Mara Lind']);
});

test('PLAY-LAYOUT the picture has the people in their spots, with shared screens and who speaks', () => {
  const meeting = run([act('sharing', 'jonas'), act('speaking', 'mara')], plan());
  const { spots, sources, marks } = drawnMeeting(meeting, {
    ...plan(),
    boxes: plan().boxes.map((box) => ({ ...box, width: 0 })),
  });
  expect(sources.map(({ id, view, speaks }) => [id, view, speaks])).toEqual([
    ['u-mara', 'person', true],
    ['u-jonas', 'screen', false],
    ['u-ines', 'person', false],
    ['u-tariq', 'phone', false],
  ]);
  expect([spots.map(({ width }) => width), marks]).toEqual([[20, 20], 'numbers']);
});
