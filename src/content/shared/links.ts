/** A page that another one links to: its neighbors, parts of a series, related posts. */
export interface PageLink {
  readonly label: string;
  readonly path: string;
}

/** One of the breadcrumbs. */
export interface Crumb {
  readonly label: string;
  /** Missing for an ancestor that has no page. */
  readonly path?: string;
}
