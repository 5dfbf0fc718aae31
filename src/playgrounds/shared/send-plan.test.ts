import { plannedCalls, type MeetingPlan } from '../../reference/shared/console/plan';
import { checkPlan } from './checks';
import { changePlan, startPlan } from './layout-plan';
import { changeMeeting, startMeeting } from './meeting';
import { layoutObstacle, layoutToSend, sourcesObstacle, sourcesToSend } from './send-plan';
import { initialValues, sourceKinds, type SourceKindName } from './sources/kinds';
import { startPlanOfSources, type AddedSource } from './sources/sources-state';

const sources: AddedSource[] = sourceKinds().map((kind) => ({
  kind: kind.kind,
  values: initialValues(kind, new Set()),
}));
const ofKind = (...kinds: readonly SourceKindName[]) => ({
  ...startPlanOfSources(),
  sources: sources.filter(({ kind }) => kinds.includes(kind)),
});
const titles = (plan: MeetingPlan, isNew = true): string[] =>
  plannedCalls(plan, { id: 'room', isNew }).map(({ operationId, title }) => `${operationId}: ${title}`);

test('a new meeting for a layout has the people who are present, on the canvas of the layout', () => {
  const plan = changePlan(startPlan(), { type: 'canvas', widescreen: false });
  const meeting = changeMeeting(startMeeting(), { type: 'attendance', id: 'u-mara' }, plan);
  const toSend = layoutToSend(plan, meeting, 'room');
  expect(titles(toSend)).toEqual([
    'createRoom: Jonas Berg joins',
    'createRoom: Ines Costa joins',
    'createRoom: Tariq Aziz joins',
    'getRoom: The meeting is ready',
    'setLayout: The layout is set',
  ]);
  expect(toSend.start[0]?.body).toMatchObject({
    user: { id: 'u-jonas', name: 'Jonas Berg' },
    options: { widescreen: false },
  });
  expect(titles(toSend, false)).toEqual(['setLayout: The layout is set']);
});

test('users come before guests, and playbacks after them', () => {
  expect(titles(sourcesToSend(ofKind('media-file', 'ip-camera', 'guest', 'web-user')))).toEqual([
    'createRoom: Mara Lind joins',
    'getRoom: The meeting is ready',
    'registerGuest: Jonas Berg joins',
    'registerGuest: Gate camera joins through the streaming client',
    'startPlayback: Site tour is played',
  ]);
});

test('what the service would refuse is not sent, with the reason', () => {
  expect(layoutObstacle(checkPlan(startPlan(), new Set()))).toBeUndefined();
  const empty = changePlan(startPlan(), { type: 'choose', preset: null });
  expect(layoutObstacle(checkPlan(empty, new Set()))).toBe(
    'The service would refuse this map. The map has no boxes: add one. Allowed: 1 to 10.',
  );
  expect(sourcesObstacle(ofKind())).toMatch(/^Add a source first/);
  expect(sourcesObstacle({ ...ofKind('guest'), roomId: '' })).toMatch(/^Room id: An id is required/);
  expect(sourcesObstacle(ofKind('guest'))).toBeUndefined();
});
