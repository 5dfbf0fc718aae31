/** Someone or something that can be shown: a participant by user id, a playback by `play_id`. */
export interface Source {
  readonly id: string;
  /** Whether it has a picture right now; false while a camera is off. */
  readonly hasVideo: boolean;
}

/**
 * The content of a spot. A `reserved` spot has a text that is nobody's id; a `waiting` spot has a source without a
 * picture right now.
 */
export type SpotContent =
  | { readonly kind: 'source'; readonly id: string }
  | { readonly kind: 'waiting'; readonly id: string }
  | { readonly kind: 'reserved'; readonly text: string }
  | { readonly kind: 'free' };

/**
 * Decides what each spot shows. `users` has one entry per spot: an id, an empty string for a free spot, or any other
 * text, which reserves the spot. A spot without an entry is free; entries beyond the last spot are ignored. With
 * `auto`, free spots are filled, in order, with the sources that have a picture but no spot yet. With `custom`, free
 * spots stay empty.
 */
export function assignSpots(input: {
  readonly spotCount: number;
  readonly users: readonly string[];
  readonly sources: readonly Source[];
  readonly layout: 'auto' | 'custom';
}): SpotContent[] {
  const byId = new Map(input.sources.map((source) => [source.id, source]));
  const entries = Array.from({ length: input.spotCount }, (_, index) => input.users[index] ?? '');
  const named = new Set(entries);
  const queue = input.layout === 'auto' ? input.sources.filter(({ id, hasVideo }) => hasVideo && !named.has(id)) : [];
  return entries.map((entry) => {
    if (entry === '') {
      const next = queue.shift();
      return next ? { kind: 'source', id: next.id } : { kind: 'free' };
    }
    const source = byId.get(entry);
    if (!source) return { kind: 'reserved', text: entry };
    return { kind: source.hasVideo ? 'source' : 'waiting', id: entry };
  });
}
