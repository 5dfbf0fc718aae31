import { fill } from '../../site/fill';
import type { MeetingPlan, PlannedCall } from '../../reference/shared/console/plan';
import { hasErrors, type Finding } from './checks';
import type { Meeting } from './meeting';
import { layoutRequest } from './plan-body';
import type { JsonRequest } from './requests';
import { checkId } from './sources/fields';
import { hostFor, joinOrder } from './sources/join-order';
import { registerGuest, registerUser, sourceOutputs } from './sources/source-output';
import type { AddedSource, SourcesPlan } from './sources/sources-state';
import type { LayoutPlan } from './types';

/** The calls that bring a layout into a meeting; a new meeting has the people of the preview. */
export function layoutToSend(plan: LayoutPlan, meeting: Meeting, roomId: string): MeetingPlan {
  return {
    roomId,
    start: meeting.order.flatMap((id) => {
      const name = meeting.people.find((person) => person.id === id)?.name;
      if (name === undefined) return [];
      return [planned(registerUser(roomId, id, name, plan.widescreen), fill(STRINGS.playgrounds.joins, { name }))];
    }),
    calls: [planned(layoutRequest(plan), STRINGS.playgrounds.layoutIsSet)],
  };
}

/** Why a layout cannot be sent, as a sentence; undefined if it can. */
export function layoutObstacle(findings: readonly Finding[]): string | undefined {
  if (!hasErrors(findings)) return undefined;
  return fill(STRINGS.playgrounds.refused, { reason: findings.find(({ level }) => level === 'error')?.text ?? '' });
}

/** The calls that bring sources into a meeting. */
export function sourcesToSend({ roomId, sources }: SourcesPlan): MeetingPlan {
  const host = hostFor(sources);
  return {
    roomId,
    start: host ? [planned(registerUser(roomId, host.id, host.name), STRINGS.playgrounds.hostStarts)] : [],
    calls: joinOrder(sources).map((source) => sourceCall(source, roomId)),
  };
}

/** Why sources cannot be sent, as a sentence; undefined if they can. */
export function sourcesObstacle({ roomId, sources }: SourcesPlan): string | undefined {
  if (sources.length === 0) return STRINGS.playgrounds.needsSource;
  const problem = checkId(roomId);
  return problem === null ? undefined : fill(STRINGS.sources.roomProblem, { problem });
}

/** The streaming client runs on a machine of the reader's, so the page does here what the client does first. */
function sourceCall(source: AddedSource, roomId: string): PlannedCall {
  const { id = '', name = '' } = source.values;
  for (const output of sourceOutputs(source, roomId))
    if (output.kind === 'request')
      return planned(
        output.request,
        source.kind === 'media-file'
          ? fill(STRINGS.playgrounds.isPlayed, { name })
          : fill(STRINGS.playgrounds.joins, { name }),
      );
  return planned(registerGuest(id, name), fill(STRINGS.playgrounds.joinsThroughClient, { name }));
}

function planned({ operationId, body }: JsonRequest, title: string): PlannedCall {
  return { operationId, title, body };
}
