/** An entry ready to be shown. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  /** Set for docs; an external or other link has none. */
  readonly docId?: string;
  readonly description?: string;
  readonly unlisted?: boolean;
  /** Label in previous/next links, where an author chose one. */
  readonly paginationLabel?: string;
}

export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  /** Address of the category's own page, if it has one. */
  readonly href?: string;
  /** The doc that is the category's page, where it is one. */
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly paginationLabel?: string;
  /** Set when the category's page is a generated list of its entries. */
  readonly index?: { readonly title: string; readonly description: string };
  readonly description?: string;
  readonly collapsed: boolean;
  readonly items: readonly SidebarItem[];
}

interface SidebarHtml {
  readonly type: 'html';
  readonly value: string;
}

/** What building a sidebar needs to know of a doc. */
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
