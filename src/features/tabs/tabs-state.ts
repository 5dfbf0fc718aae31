/** What a group of tabs needs to know about each tab. */
export interface TabChoice {
  readonly value: string;
  readonly isDefault: boolean;
}

/** The initial tab: the named default, else the one that the author flagged, else the first. */
export function initialTab(tabs: readonly TabChoice[], defaultValue: string | undefined): string {
  const named = tabs.find(({ value }) => value === defaultValue);
  return (named ?? tabs.find(({ isDefault }) => isDefault) ?? tabs[0])?.value ?? '';
}

/** The tab to show once the browser's data can be read: the URL before the storage. Ignores unknown values. */
export function rememberedTab(
  tabs: readonly TabChoice[],
  fromUrl: string | null,
  fromStorage: string | null,
): string | null {
  return [fromUrl, fromStorage].find((choice) => tabs.some(({ value }) => value === choice)) ?? null;
}

/** Name of the query parameter for the choice: the given name, else the group's id if enabled, else null. */
export function queryKeyOf(queryString: string | boolean | undefined, groupId: string | undefined): string | null {
  if (typeof queryString === 'string' && queryString !== '') return queryString;
  return queryString === true && groupId ? groupId : null;
}

/** Path, query and hash of a URL with one query value replaced. */
export function withQueryValue(href: string, key: string, value: string): string {
  const url = new URL(href);
  url.searchParams.set(key, value);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Index of the tab that a key moves the focus to; null for any other key. The arrow keys wrap around. */
export function focusAfterKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
