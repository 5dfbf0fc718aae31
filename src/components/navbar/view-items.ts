/** A link of the navigation bar, resolved for the current page. */
export interface NavbarViewLink {
  readonly type: 'link';
  readonly label: string;
  /** Missing for a menu without entries, of which only the label remains. */
  readonly href?: string | undefined;
  readonly look: 'link' | 'button';
  /** Whether the link is highlighted as the reader's location. */
  readonly active: boolean;
  /** Value of `aria-current`: the current page, or the area that it belongs to. */
  readonly current?: 'page' | 'true' | undefined;
  /** Language of the target page. Such a link causes a full load. */
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
  /** Label in the phone menu, if different. */
  readonly mobileLabel?: string | undefined;
  readonly items: readonly (NavbarViewLink | NavbarViewHtml)[];
  readonly active: boolean;
}

interface NavbarViewSearch {
  readonly type: 'search';
}

export type NavbarViewItem = NavbarViewLink | NavbarViewHtml | NavbarViewDropdown | NavbarViewSearch;
