interface NavbarItemBase {
  readonly position: 'left' | 'right';
}

export interface NavbarLink extends NavbarItemBase {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  readonly look: 'link' | 'button';
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
  /** Id of a sidebar. The link is active on every page of that sidebar. */
  readonly sidebarId?: string;
}

interface NavbarDropdown extends NavbarItemBase {
  readonly type: 'dropdown';
  readonly label: string;
  readonly items: readonly NavbarItem[];
}

interface NavbarHtml extends NavbarItemBase {
  readonly type: 'html';
  readonly value: string;
}

/** The search, and the links that its dialog offers before the first query. */
export interface NavbarSearch extends NavbarItemBase {
  readonly type: 'search';
  readonly items: readonly NavbarItem[];
}

/** Entries whose content depends on the current page. They are completed in the browser and when rendering. */
export interface NavbarDynamic extends NavbarItemBase {
  readonly type: 'localeDropdown' | 'docsVersion' | 'docsVersionDropdown';
  readonly label?: string;
  /** Names of the versions offered; all versions if missing. */
  readonly versions?: readonly string[];
}

/** A resolved entry of the navigation bar. */
export type NavbarItem = NavbarLink | NavbarDropdown | NavbarHtml | NavbarSearch | NavbarDynamic;

/** What the frame needs to know about a docs version. */
export interface VersionSummary {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly mainDocPath: string;
}
