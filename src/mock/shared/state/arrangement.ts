import { assignSpots, type Source, type SpotContent } from '../../../playgrounds/shared/layouts/assign-spots';
import { parseMap } from '../../../playgrounds/shared/layouts/parse-map';
import { automaticLayout, isLayoutName, layoutSpots } from '../../../playgrounds/shared/layouts/predefined';
import type { Spot } from '../../../playgrounds/shared/layouts/types';
import type { Meeting, Person, Playback } from './entities';
import { canvasOfMeeting } from './room-options';

/** A spot of the composed picture with what it shows. */
export interface ArrangedSpot {
  readonly spot: Spot;
  readonly content: SpotContent;
  /** The person shown, or whose place a playback takes. */
  readonly person: Person | undefined;
  readonly playback: Playback | undefined;
}

/** Without composing, the server neither arranges nor plays nor draws: clients show the people's own streams. */
export function isComposed({ options, people }: Meeting): boolean {
  return options.sfu_mode !== 'ptp' || people.filter(({ online }) => online).length > 2;
}

/** Who sits where now. */
export function arrange(meeting: Meeting): ArrangedSpot[] {
  const composed = isComposed(meeting);
  const playbacks = composed ? meeting.playbacks : [];
  const online = meeting.people.filter((person) => person.online);
  const replacing = new Map(
    playbacks.flatMap((playback) => (playback.replacementId === null ? [] : [[playback.replacementId, playback]])),
  );
  const sources: Source[] = [
    ...online.map(({ id }) => ({ id, hasVideo: true })),
    ...playbacks
      .filter(({ replacementId }) => !online.some(({ id }) => id === replacementId))
      .map(({ playId }) => ({ id: playId, hasVideo: true })),
  ];
  const spots = spotsOf(meeting, sources.length, composed);
  const contents = assignSpots({
    spotCount: spots.length,
    users: (composed ? meeting.layout.users : null) ?? [],
    sources,
    layout: composed ? meeting.layout.kind : 'auto',
  });
  return spots.map((spot, index) => {
    const content = contents[index] ?? { kind: 'free' };
    const id = content.kind === 'source' || content.kind === 'waiting' ? content.id : undefined;
    const person = online.find((known) => known.id === id);
    const playback = playbacks.find(({ playId }) => playId === id) ?? replacing.get(id ?? '');
    return { spot, content, person, playback };
  });
}

function spotsOf(meeting: Meeting, sources: number, composed: boolean): Spot[] {
  const canvas = canvasOfMeeting(meeting);
  const { name, map } = meeting.layout;
  if (composed && map) return [...(parseMap(map, canvas).spots ?? [])];
  const chosen = composed && name !== null && isLayoutName(name) ? name : automaticLayout(sources);
  return chosen ? layoutSpots(chosen, canvas) : [];
}
