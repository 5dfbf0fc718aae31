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
  /** Active on every page of this sidebar. */
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

/** Entries whose content depends on the page shown: they are completed in the browser and when rendering. */
export interface NavbarDynamic extends NavbarItemBase {
  readonly type: 'search' | 'localeDropdown' | 'docsVersion' | 'docsVersionDropdown';
  readonly label?: string;
  /** Names of the versions offered; all of them if missing. */
  readonly versions?: readonly string[];
}

/** An entry of the navigation bar, ready to be shown. */
export type NavbarItem = NavbarLink | NavbarDropdown | NavbarHtml | NavbarDynamic;

/** A docs version as the frame needs it. */
export interface VersionSummary {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly mainDocPath: string;
}
