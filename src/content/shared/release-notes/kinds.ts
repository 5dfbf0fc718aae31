import type { RELEASE_KINDS } from './types';

/** What readers see for a kind of change. */
export const KIND_LABELS: Readonly<Record<(typeof RELEASE_KINDS)[number], string>> = {
  New: STRINGS.releaseNotes.new,
  Changed: STRINGS.releaseNotes.changed,
  Fixed: STRINGS.releaseNotes.fixed,
  Deprecated: STRINGS.releaseNotes.deprecated,
};
