import { fill } from '../../../site/fill';
import { automaticLayout, layoutArrangement, layoutSpots } from '../layouts/predefined';
import { WIDESCREEN } from '../layouts/types';
import type { DrawnMeeting, DrawnSource } from '../meeting-picture/types';
import type { View } from '../meeting-picture/views';
import { hostFor, isPlayback, joinOrder } from './join-order';
import type { SourceKindName } from './kinds';
import { idOf, type AddedSource } from './sources-state';

const VIEW_OF_KIND: Readonly<Record<SourceKindName, View>> = {
  'web-user': 'person',
  guest: 'person',
  'ip-camera': 'door',
  drone: 'drone',
  hdmi: 'slides',
  'media-file': 'clip',
  'local-file': 'screen-with-camera',
  screen: 'screen',
};

/** What a kind of source shows in drawings. */
export function viewOf(kind: SourceKindName): View {
  return VIEW_OF_KIND[kind];
}

/**
 * The meeting with these sources, as the server composes it: in the automatic layout, in the order in which they come.
 * A playback that replaces a user has the user's spot.
 */
export function meetingOf(sources: readonly AddedSource[]): DrawnMeeting {
  const drawn = drawnSources(sources);
  const layout = automaticLayout(drawn.length);
  return {
    label: layout
      ? fill(STRINGS.sources.meetingOf, { layout, arrangement: layoutArrangement(layout) })
      : STRINGS.sources.meetingWithout,
    canvas: WIDESCREEN,
    spots: layout ? layoutSpots(layout, WIDESCREEN) : [],
    sources: drawn,
    color: '#17324d',
  };
}

/** Ids of the sources for which the automatic layout has no spot. */
export function withoutSpot(sources: readonly AddedSource[]): Set<string> {
  const { sources: drawn, spots } = meetingOf(sources);
  return new Set(drawn.slice(spots.length).map(({ id }) => id));
}

function drawnSources(sources: readonly AddedSource[]): DrawnSource[] {
  const ordered = joinOrder(sources);
  const people = ordered.filter((source) => !isPlayback(source));
  const playbacks = ordered.filter(isPlayback);
  const host = hostFor(sources);
  const present = new Set([...(host ? [host.id] : []), ...people.map(idOf)]);
  /** Of several playbacks for one user, the server shows the last. */
  const replacing = new Map(playbacks.map((playback) => [playback.values.replacement ?? '', playback]));
  const persons = people.map((person) => drawn(idOf(person), replacing.get(idOf(person)) ?? person));
  return [
    ...(host ? [drawnHost(host, replacing.get(host.id))] : []),
    ...persons,
    ...playbacks
      .filter(({ values }) => !present.has(values.replacement ?? ''))
      .map((playback) => drawn(idOf(playback), playback)),
  ];
}

function drawnHost(host: { readonly id: string; readonly name: string }, playback?: AddedSource): DrawnSource {
  return playback ? drawn(host.id, playback) : { ...host, view: 'person' };
}

/** @param id of whoever has the spot, which a playback can take over */
function drawn(id: string, shown: AddedSource): DrawnSource {
  return { id, name: shown.values.name ?? id, view: viewOf(shown.kind) };
}
