import { ID_LIMIT } from './fields';
import { freeText } from './free-text';
import { takenIds, type AddedSource } from './sources-state';

/** True if the source is registered with the API key, so that it can start the meeting. */
function canStart({ kind }: AddedSource): boolean {
  return kind === 'web-user' || kind === 'screen';
}

/** True if the source is a playback, which the server fetches itself. */
export function isPlayback({ kind }: AddedSource): boolean {
  return kind === 'media-file';
}

/**
 * The sources in the order in which they come into the meeting: first somebody who can start it, then everybody else in
 * the order of the list. Playbacks are last, because they can take the place of somebody.
 */
export function joinOrder(sources: readonly AddedSource[]): AddedSource[] {
  const starter = sources.find(canStart);
  const others = sources.filter((source) => source !== starter);
  return [
    ...(starter ? [starter] : []),
    ...others.filter((source) => !isPlayback(source)),
    ...others.filter(isPlayback),
  ];
}

/** Id and name of the user who starts a meeting in which nobody else can; null without sources, too. */
export function hostFor(sources: readonly AddedSource[]): { readonly id: string; readonly name: string } | null {
  if (sources.length === 0 || sources.some(canStart)) return null;
  return { id: freeText('host', takenIds(sources), ID_LIMIT), name: 'Host' };
}
