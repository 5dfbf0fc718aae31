import { fill } from '../../site/fill';
import { assignSpots, type Source, type SpotContent } from './layouts/assign-spots';
import { canvasOf } from './layouts/types';
import type { DrawnMeeting } from './meeting-picture/types';
import { MIN_SIZE } from './rect';
import type { ImportedSource, LayoutPlan } from './types';

/** A participant or a source in the meeting of the preview. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Shape of the camera picture: `tall` for a phone held upright. */
  readonly shape: 'wide' | 'tall';
  readonly isPresent: boolean;
  readonly hasCamera: boolean;
  /** True while a shared screen replaces the camera picture. */
  readonly isSharing: boolean;
  readonly isSpeaking: boolean;
}

export interface Meeting {
  readonly people: readonly Person[];
  /** Ids of the people who are present, in the order in which free spots are filled. */
  readonly order: readonly string[];
  /** When each person last spoke, as a counter. A map rather than an object, because an id can be `constructor`. */
  readonly lastSpoken: ReadonlyMap<string, number>;
}

export type MeetingAction =
  | { readonly type: 'attendance' | 'camera' | 'sharing' | 'speaking'; readonly id: string }
  /** Sources from a link or an import join like people. */
  | { readonly type: 'sources'; readonly sources: readonly ImportedSource[] };

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
/** People who join by phone, with a portrait picture. */
const PHONE_USERS = ['Tariq Aziz', 'Emma Dahl'];
/** How many people are present at the start. */
const INITIAL_COUNT = 4;

/** Creates a meeting with sample people and the imported sources. */
export function startMeeting(sources: readonly ImportedSource[] = []): Meeting {
  const people = NAMES.map((name, index) =>
    person(
      `u-${name.split(' ')[0]?.toLowerCase()}`,
      name,
      PHONE_USERS.includes(name) ? 'tall' : 'wide',
      index < INITIAL_COUNT,
    ),
  );
  return withSources(
    { people, order: people.filter(({ isPresent }) => isPresent).map(({ id }) => id), lastSpoken: new Map() },
    sources,
  );
}

function person(id: string, name: string, shape: Person['shape'], isPresent: boolean): Person {
  return { id, name, shape, isPresent, hasCamera: true, isSharing: false, isSpeaking: false };
}

function withSources(meeting: Meeting, sources: readonly ImportedSource[]): Meeting {
  const known = new Set(meeting.people.map(({ id }) => id));
  const added = sources.filter(({ id }) => !known.has(id)).map(({ id, name }) => person(id, name || id, 'wide', true));
  return added.length === 0
    ? meeting
    : { ...meeting, people: [...added, ...meeting.people], order: [...added.map(({ id }) => id), ...meeting.order] };
}

/**
 * Returns the meeting after an action. With voice activation, a speaker without a spot takes the spot of somebody who
 * is silent.
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
  const silentLongest = silent.sort(
    (one, other) =>
      (meeting.lastSpoken.get(one) ?? 0) - (meeting.lastSpoken.get(other) ?? 0) ||
      meeting.order.indexOf(other) - meeting.order.indexOf(one),
  )[0];
  if (silentLongest === undefined) return spoken;
  return {
    ...spoken,
    order: spoken.order.map((one) => (one === id ? silentLongest : one === silentLongest ? id : one)),
  };
}

/** True if the person has a picture to show. */
function hasVideo({ hasCamera, isSharing }: Person): boolean {
  return hasCamera || isSharing;
}

/** Returns what each spot of the plan shows. */
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

/** The meeting as a picture of it needs it. */
export function drawnMeeting({ people, order }: Meeting, plan: LayoutPlan): DrawnMeeting {
  return {
    label: '',
    canvas: canvasOf(plan.widescreen),
    // A box that the service would refuse has no size that can be drawn.
    spots: plan.boxes.map((box) => ({
      ...box,
      width: Math.max(box.width, MIN_SIZE),
      height: Math.max(box.height, MIN_SIZE),
    })),
    sources: order.flatMap((id) => {
      const person = people.find((one) => one.id === id);
      if (!person) return [];
      const view = person.isSharing ? 'screen' : person.shape === 'tall' ? 'phone' : 'person';
      return [{ id, name: person.name, view, camera: hasVideo(person), speaks: person.isSpeaking }];
    }),
    users: plan.boxes.map(({ user }) => user),
    fill: plan.layout,
    showNames: plan.showNames,
    marks: 'numbers',
  };
}

/** Describes who is in a spot. */
export function describeSeat(content: SpotContent, people: readonly Person[]): string {
  switch (content.kind) {
    case 'free':
      return STRINGS.layouts.free;
    case 'reserved':
      return people.some(({ id }) => id === content.text)
        ? fill(STRINGS.layouts.vacantFor, { name: nameOf(content.text, people) })
        : fill(STRINGS.layouts.vacantBy, { text: content.text });
    case 'waiting':
      return fill(STRINGS.layouts.withoutPicture, { name: nameOf(content.id, people) });
    case 'source':
      return people.find(({ id }) => id === content.id)?.isSharing
        ? fill(STRINGS.layouts.sharedScreen, { name: nameOf(content.id, people) })
        : nameOf(content.id, people);
  }
}

function nameOf(id: string, people: readonly Person[]): string {
  return people.find((one) => one.id === id)?.name ?? id;
}
