import type {
  NavbarVariant,
  NavbarViewDropdown,
  NavbarViewHtml,
  NavbarViewItem,
  NavbarViewLink,
} from '../../components/navbar/view-items';
import { offeredVersion, versionOption, versionPath } from '../../features/docs-version/docs-version-state';
import type { SiteConfig } from '../../site/config/site-config';
import type { NavbarDynamic, NavbarItem, VersionSummary } from '../../content/shared/navbar/types';
import { linkActivity } from './link-activity';
import { localeLinks } from './locale-links';

/** What the entries depend on in addition to the data: the page, the reader's choices, the URL. */
export interface NavbarSituation {
  readonly path: string;
  readonly sidebarId?: string | null | undefined;
  /** Version of the current doc; null on other pages. */
  readonly versionName: string | null;
  /** Paths of the current doc in the versions that have it, by version name. */
  readonly alternates?: Readonly<Record<string, string>> | null | undefined;
  readonly versions: readonly VersionSummary[];
  readonly preferredVersion: string | null;
  readonly chooseVersion: (name: string) => void;
  readonly i18n: SiteConfig['i18n'];
  /** Query and hash of the URL, known only in the browser. */
  readonly suffix: string;
}

export interface NavbarSides {
  readonly left: readonly NavbarViewItem[];
  readonly right: readonly NavbarViewItem[];
}

/** Completes the entries of the bar for the current page. If there is no search entry, adds one at the end. */
export function buildNavbar(items: readonly NavbarItem[], situation: NavbarSituation): NavbarSides {
  const side = (position: 'left' | 'right') =>
    items.filter((item) => item.position === position).map((item) => toViewItem(item, situation));
  const hasSearch = items.some(({ type }) => type === 'search');
  return { left: side('left'), right: [...side('right'), ...(hasSearch ? [] : [{ type: 'search' as const }])] };
}

function toViewItem(item: NavbarItem, situation: NavbarSituation): NavbarViewItem {
  switch (item.type) {
    case 'link':
      return { type: 'link', label: item.label, href: item.href, look: item.look, ...linkActivity(item, situation) };
    case 'html':
      return { type: 'html', value: item.value };
    case 'search':
      return { type: 'search' };
    case 'dropdown':
      return toMenu({
        label: item.label,
        items: item.items.map((child) => toViewItem(child, situation)).flatMap(flat),
      });
    case 'localeDropdown':
      return toLocales(situation);
    case 'docsVersion':
      return toVersionLink(item, situation);
    case 'docsVersionDropdown':
      return toVersions(item, situation);
  }
}

/** Builds a dropdown. With a single entry it becomes that entry, and without entries a plain label. */
function toMenu({
  label,
  variants,
  mobileLabel,
  items,
}: Pick<NavbarViewDropdown, 'label' | 'variants' | 'mobileLabel' | 'items'>): NavbarViewItem {
  if (items.length > 1)
    return {
      type: 'dropdown',
      label,
      variants,
      mobileLabel,
      items,
      active: items.some((item) => item.type === 'link' && item.active),
    };
  return items[0] ?? { type: 'link', label, look: 'link', active: false };
}

/** Flattens a menu inside a menu, such as a list of versions, into its entries. */
function flat(item: NavbarViewItem): (NavbarViewLink | NavbarViewHtml)[] {
  if (item.type === 'search') return [];
  return item.type === 'dropdown' ? [...item.items] : [item];
}

function toLocales({ i18n, path, suffix }: NavbarSituation): NavbarViewItem {
  const current = i18n.defaultLocale;
  const label = i18n.localeConfigs[current]?.label ?? current;
  return toMenu({ label, mobileLabel: STRINGS.frame.languages, items: localeLinks(i18n, path, suffix) });
}

function toVersionLink({ label }: NavbarDynamic, situation: NavbarSituation): NavbarViewLink {
  const { versions, versionName, preferredVersion } = situation;
  const version = offeredVersion(versions, versionName, preferredVersion);
  return {
    type: 'link',
    label: label ?? version?.label ?? '',
    href: version?.mainDocPath,
    variants: variantsOf(versions, situation, label),
    look: 'link',
    active: false,
  };
}

function toVersions({ label, versions: names }: NavbarDynamic, situation: NavbarSituation): NavbarViewItem {
  const { versions, versionName, preferredVersion, alternates, suffix, chooseVersion } = situation;
  const offered = names ? versions.filter(({ name }) => names.includes(name)) : versions;
  const shown = offeredVersion(offered, versionName, preferredVersion);
  const items = offered.map((version): NavbarViewLink => {
    const active = version.name === versionName;
    return {
      type: 'link',
      label: version.label,
      href: versionPath(version, alternates) + suffix,
      look: 'link',
      active,
      current: active ? 'true' : undefined,
      onChoose: () => chooseVersion(version.name),
    };
  });
  return toMenu({
    label: label ?? shown?.label ?? STRINGS.frame.versions,
    variants: label === undefined ? variantsOf(offered, situation) : undefined,
    mobileLabel: STRINGS.frame.versions,
    items,
  });
}

/** A variant for each version, if the preferred version decides. */
function variantsOf(
  versions: readonly VersionSummary[],
  { versionName, preferredVersion }: NavbarSituation,
  label?: string,
): readonly NavbarVariant[] | undefined {
  const isReading = versions.some(({ name }) => name === versionName);
  if (isReading || versions.length < 2) return undefined;
  const shown = offeredVersion(versions, versionName, preferredVersion);
  return versions.map((version) => ({
    option: versionOption(version.name),
    label: label ?? version.label,
    href: version.mainDocPath,
    isShown: version === shown,
  }));
}
