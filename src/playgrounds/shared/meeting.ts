import { assignSpots, type Source, type SpotContent } from './layouts/assign-spots';
import type { HandedSource, LayoutPlan } from './types';

/** Somebody, or a source, of the preview's meeting. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Shape of the camera's picture: a telephone's is tall. */
  readonly shape: 'wide' | 'tall';
  readonly isPresent: boolean;
  readonly hasCamera: boolean;
  /** True while a screen takes the place of the camera's picture. */
  readonly isSharing: boolean;
  readonly isSpeaking: boolean;
}

export interface Meeting {
  readonly people: readonly Person[];
  /** Ids of those who are there, in the order in which free spots are filled. */
  readonly order: readonly string[];
  /** When each has spoken last, by a clock that counts. No object: an id may be `constructor`. */
  readonly lastSpoken: ReadonlyMap<string, number>;
}

export type MeetingAction =
  | { readonly type: 'attendance' | 'camera' | 'sharing' | 'speaking'; readonly id: string }
  /** Sources that come with a link join as if they were people. */
  | { readonly type: 'sources'; readonly sources: readonly HandedSource[] };

const NAMES = [
  'Mara Lind',
  'Jonas Berg',
  'Ines Costa',
  'Tariq Aziz',
  'Wen Li',
  'Ada Okoye',
  'Luca Romano',
  'Sofia Novak',
  'Noah Klein',
  'Emma Dahl',
];
/** Those who take part by telephone, with an upright picture. */
const TALL = ['Tariq Aziz', 'Emma Dahl'];
/** How many are there at the start. */
const PRESENT = 4;

/** A meeting of sample people, and the sources that were handed over. */
export function startMeeting(sources: readonly HandedSource[] = []): Meeting {
  const people = NAMES.map((name, index) =>
    person(`u-${name.split(' ')[0]?.toLowerCase()}`, name, TALL.includes(name) ? 'tall' : 'wide', index < PRESENT),
  );
  return withSources(
    { people, order: people.filter(({ isPresent }) => isPresent).map(({ id }) => id), lastSpoken: new Map() },
    sources,
  );
}

function person(id: string, name: string, shape: Person['shape'], isPresent: boolean): Person {
  return { id, name, shape, isPresent, hasCamera: true, isSharing: false, isSpeaking: false };
}

function withSources(meeting: Meeting, sources: readonly HandedSource[]): Meeting {
  const known = new Set(meeting.people.map(({ id }) => id));
  const added = sources.filter(({ id }) => !known.has(id)).map(({ id, name }) => person(id, name || id, 'wide', true));
  return added.length === 0
    ? meeting
    : { ...meeting, people: [...added, ...meeting.people], order: [...added.map(({ id }) => id), ...meeting.order] };
}

/**
 * The meeting after something has happened. With voice activation a speaker without a spot takes that of somebody
 * silent.
 */
export function changeMeeting(meeting: Meeting, action: MeetingAction, plan: LayoutPlan): Meeting {
  if (action.type === 'sources') return withSources(meeting, action.sources);
  const before = meeting.people.find(({ id }) => id === action.id);
  if (!before) return meeting;
  const after = changePerson(before, action.type);
  const others = meeting.order.filter((id) => id !== action.id);
  const changed: Meeting = {
    ...meeting,
    people: meeting.people.map((one) => (one === before ? after : one)),
    order: after.isPresent ? (before.isPresent ? meeting.order : [...others, action.id]) : others,
  };
  return action.type === 'speaking' && after.isSpeaking ? speak(changed, action.id, plan) : changed;
}

function changePerson(before: Person, type: 'attendance' | 'camera' | 'sharing' | 'speaking'): Person {
  switch (type) {
    case 'attendance':
      return { ...before, isPresent: !before.isPresent, isSharing: false, isSpeaking: false };
    case 'camera':
      return { ...before, hasCamera: !before.hasCamera };
    case 'sharing':
      return { ...before, isSharing: !before.isSharing };
    case 'speaking':
      return { ...before, isSpeaking: !before.isSpeaking };
  }
}

function speak(meeting: Meeting, id: string, plan: LayoutPlan): Meeting {
  const clock = Math.max(0, ...meeting.lastSpoken.values()) + 1;
  const spoken = { ...meeting, lastSpoken: new Map(meeting.lastSpoken).set(id, clock) };
  if (!plan.voiceActivation || plan.layout !== 'auto') return spoken;
  const shown = seatMeeting(spoken, plan).flatMap((content) => (content.kind === 'source' ? [content.id] : []));
  const speaker = meeting.people.find((one) => one.id === id);
  const fixed = new Set(plan.boxes.map(({ user }) => user));
  if (!speaker || !hasVideo(speaker) || shown.includes(id) || fixed.has(id)) return spoken;
  const silent = shown.filter(
    (one) => !fixed.has(one) && !meeting.people.find((candidate) => candidate.id === one)?.isSpeaking,
  );
  const longest = silent.sort(
    (one, other) =>
      (meeting.lastSpoken.get(one) ?? 0) - (meeting.lastSpoken.get(other) ?? 0) ||
      meeting.order.indexOf(other) - meeting.order.indexOf(one),
  )[0];
  if (longest === undefined) return spoken;
  return { ...spoken, order: spoken.order.map((one) => (one === id ? longest : one === longest ? id : one)) };
}

/** True if there is a picture to show. */
export function hasVideo({ hasCamera, isSharing }: Person): boolean {
  return hasCamera || isSharing;
}

/** What each spot of the plan shows. */
export function seatMeeting({ people, order }: Meeting, plan: LayoutPlan): SpotContent[] {
  const sources = order.flatMap((id): Source[] => {
    const found = people.find((one) => one.id === id);
    return found ? [{ id, hasVideo: hasVideo(found) }] : [];
  });
  return assignSpots({
    spotCount: plan.boxes.length,
    users: plan.boxes.map(({ user }) => user),
    sources,
    layout: plan.layout,
  });
}

/** A description of who is in a spot. */
export function describeSeat(content: SpotContent, people: readonly Person[]): string {
  switch (content.kind) {
    case 'free':
      return 'free';
    case 'reserved':
      return people.some(({ id }) => id === content.text)
        ? `vacant, waits for ${nameOf(content.text, people)}`
        : `vacant, kept by "${content.text}"`;
    case 'waiting':
      return `${nameOf(content.id, people)}, without a picture`;
    case 'source':
      return (
        nameOf(content.id, people) + (people.find(({ id }) => id === content.id)?.isSharing ? ', shared screen' : '')
      );
  }
}

function nameOf(id: string, people: readonly Person[]): string {
  return people.find((one) => one.id === id)?.name ?? id;
}
