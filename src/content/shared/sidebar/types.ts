/** A resolved sidebar entry. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  /** Set if the link leads to a doc. */
  readonly docId?: string;
  readonly description?: string;
  readonly unlisted?: boolean;
  /** Label for previous/next links, if the author set one. */
  readonly paginationLabel?: string;
}

export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  /** Path of the category's own page, if it has one. */
  readonly href?: string;
  /** Id of the doc that is the category's page, if it is a doc. */
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly paginationLabel?: string;
  /** Set if the category's page is a generated list of its entries. */
  readonly index?: { readonly title: string; readonly description: string };
  readonly description?: string;
  readonly collapsed: boolean;
  readonly items: readonly SidebarItem[];
}

interface SidebarHtml {
  readonly type: 'html';
  readonly value: string;
}

/** What building a sidebar needs to know about a doc. */
export interface SidebarDoc {
  readonly docId: string;
  readonly path: string;
  readonly title: string;
  readonly sidebarLabel: string | null;
  readonly paginationLabel: string | null;
  readonly description: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
}
