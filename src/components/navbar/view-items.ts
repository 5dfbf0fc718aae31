/** A link of the navigation bar, complete for the page that is shown. */
export interface NavbarViewLink {
  readonly type: 'link';
  readonly label: string;
  /** Missing for the label that remains of a menu without entries. */
  readonly href?: string | undefined;
  readonly look: 'link' | 'button';
  /** Shown as the place where the reader is. */
  readonly active: boolean;
  /** Value of `aria-current`: this very page, or the area it belongs to. */
  readonly current?: 'page' | 'true' | undefined;
  /** Language of the page it leads to; such a link is followed by a full load. */
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
  /** Label in the phone menu, if it differs. */
  readonly mobileLabel?: string | undefined;
  readonly items: readonly (NavbarViewLink | NavbarViewHtml)[];
  readonly active: boolean;
}

interface NavbarViewSearch {
  readonly type: 'search';
}

export type NavbarViewItem = NavbarViewLink | NavbarViewHtml | NavbarViewDropdown | NavbarViewSearch;
