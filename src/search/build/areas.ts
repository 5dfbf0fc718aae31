/** A part of the site by which results are grouped and, where they match equally well, ordered. */
export interface SearchArea {
  readonly label: string;
  /** Higher comes first. */
  readonly rank: number;
}

/** First match counts. Docs may have a version between `/docs` and their area. */
const AREAS: readonly (SearchArea & { readonly path: RegExp })[] = [
  { path: /^\/docs\/(?:[^/]+\/)?rest(?:\/|$)/, label: 'REST API', rank: 10 },
  { path: /^\/docs\/(?:[^/]+\/)?sdks(?:\/|$)/, label: 'SDKs', rank: 9 },
  { path: /^\/docs\/(?:[^/]+\/)?streamrec(?:\/|$)/, label: 'Stream recording', rank: 8 },
  { path: /^\/docs\//, label: 'Documentation', rank: 7 },
  { path: /^\/blog\//, label: 'Tech Blog', rank: 1 },
  { path: /^\/release-notes$/, label: 'Releases', rank: 1 },
];

/** Area of a page, from its path without the base address. */
export function areaOf(path: string): SearchArea {
  const { label, rank } = AREAS.find((area) => area.path.test(path)) ?? { label: 'About', rank: 5 };
  return { label, rank };
}
