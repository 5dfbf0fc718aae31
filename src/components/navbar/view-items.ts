/** What an entry is if the reader has chosen a certain version of the docs. */
export interface NavbarVariant {
  /** Name of the choice for the inline script. */
  readonly option: string;
  readonly label: string;
  readonly href: string;
  readonly isShown: boolean;
}

/** A link of the navigation bar, resolved for the current page. */
export interface NavbarViewLink {
  readonly type: 'link';
  readonly label: string;
  /** Missing for a menu without entries, of which only the label remains. */
  readonly href?: string | undefined;
  /** All variants, if the entry depends on a stored choice. Label and `href` are those of the shown one. */
  readonly variants?: readonly NavbarVariant[] | undefined;
  readonly look: 'link' | 'button';
  /** Whether the link is highlighted as the reader's location. */
  readonly active: boolean;
  /** Value of `aria-current`: the current page, or the area that it belongs to. */
  readonly current?: 'page' | 'true' | undefined;
  /** Language of the target page. Such a link causes a full load, and its `href` contains the base path. */
  readonly lang?: string | undefined;
  /** Called when the reader follows the link. */
  readonly onChoose?: (() => void) | undefined;
}

export interface NavbarViewHtml {
  readonly type: 'html';
  readonly value: string;
}

export interface NavbarViewDropdown {
  readonly type: 'dropdown';
  readonly label: string;
  /** As in `NavbarViewLink`, for the label. */
  readonly variants?: readonly NavbarVariant[] | undefined;
  /** Label in the phone menu, if different. */
  readonly mobileLabel?: string | undefined;
  readonly items: readonly (NavbarViewLink | NavbarViewHtml)[];
  readonly active: boolean;
}

interface NavbarViewSearch {
  readonly type: 'search';
}

export type NavbarViewItem = NavbarViewLink | NavbarViewHtml | NavbarViewDropdown | NavbarViewSearch;
