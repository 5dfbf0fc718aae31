/** Somebody or something that can be shown: a participant by user id, a playback by `play_id`. */
export interface Source {
  readonly id: string;
  /** Whether it has a picture now; a camera may be off. */
  readonly hasVideo: boolean;
}

/** The content of a spot. `reserved` keeps a text that is nobody's id, `waiting` a source that has no picture now. */
export type SpotContent =
  | { readonly kind: 'source'; readonly id: string }
  | { readonly kind: 'waiting'; readonly id: string }
  | { readonly kind: 'reserved'; readonly text: string }
  | { readonly kind: 'free' };

/**
 * Decides what each spot shows. `users` has an entry per spot: an id, an empty text for a free spot, or any other text
 * that reserves it; entries that are missing count as free, those beyond the last spot as absent. With `auto` the free
 * spots go to the sources with a picture that have no spot yet, in their order; with `custom` they stay empty.
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
