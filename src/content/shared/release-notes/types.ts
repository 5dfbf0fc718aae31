/** The product areas used in release notes, in display order. */
export const RELEASE_AREAS = [
  'REST API',
  'JavaScript SDK',
  'React GUI',
  'iframe',
  'Node.js',
  'Node.js canvas layer',
  'Node.js SVG layer',
  'Go',
  'PHP',
  'Android',
  'iOS',
  'streaming client',
  'stream recorder',
  'documentation',
] as const;
export const RELEASE_KINDS = ['New', 'Changed', 'Fixed', 'Deprecated'] as const;

type ReleaseArea = (typeof RELEASE_AREAS)[number];
type ReleaseKind = (typeof RELEASE_KINDS)[number];

export interface ReleaseEntry {
  readonly kind: ReleaseKind;
  /** Inline HTML. */
  readonly html: string;
  readonly version: string | null;
}

/** What changed in one month, by area. */
export interface ReleaseMonth {
  /** Year and month such as `2025-11`; also the id of the month's heading. */
  readonly month: string;
  readonly areas: readonly { readonly area: ReleaseArea; readonly entries: readonly ReleaseEntry[] }[];
}
