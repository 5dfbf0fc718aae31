/** A page that another one leads to: its neighbours, parts of a series, related posts. */
export interface PageLink {
  readonly label: string;
  readonly path: string;
}

/** A step of the breadcrumbs. */
export interface Crumb {
  readonly label: string;
  /** Missing for an ancestor without a page of its own. */
  readonly path?: string;
}
