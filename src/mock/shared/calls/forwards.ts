import type { Meeting } from '../state/entities';
import { personIn } from '../state/meetings';
import type { World } from '../state/world';
import { CallError, ERRORS, found, refuse, type Answer, type Call, type CallInput } from './answer';
import { runningMeeting } from './rooms';

export const forwardSource: Call = (world, input) =>
  startForward(world, input, (meeting) => {
    const person = personIn(meeting, String(input.body.user_id));
    return person?.online ? person.id : undefined;
  });

export const forwardComposed: Call = (world, input) => startForward(world, input, () => null);

export const forwardPlayback: Call = (world, input) =>
  startForward(world, input, ({ playbacks }) => playbacks.find(({ playId }) => playId === input.body.play_id)?.playId);

export const stopForward: Call = (world, { path }) => {
  const meeting = found(runningMeeting(world, path.ROOM_ID ?? ''));
  const { id: stopped } = found(meeting.forwards.find(({ id }) => id === path.FORWARD_ID));
  world.meetings.put(meeting.id, { ...meeting, forwards: meeting.forwards.filter(({ id }) => id !== stopped) });
  return { status: 200 };
};

/** @param findSource returns the id of what is forwarded, null for the composed view, undefined if it is not there */
function startForward(
  world: World,
  { path, body }: CallInput,
  findSource: (meeting: Meeting) => string | null | undefined,
): Answer {
  const meeting = found(runningMeeting(world, path.ROOM_ID ?? ''));
  if (!meeting.ready) throw new CallError(406, ERRORS.notReady);
  const sourceId = found(findSource(meeting));
  const id = String(body.forward_id);
  if (meeting.forwards.some((forward) => forward.id === id)) refuse('forward_id', 'is in use');
  world.meetings.put(meeting.id, { ...meeting, forwards: [...meeting.forwards, { id, sourceId }] });
  return { status: 201 };
}
