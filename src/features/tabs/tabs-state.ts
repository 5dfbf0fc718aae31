/** What a group of tabs needs to know about each tab. */
export interface TabChoice {
  readonly value: string;
  readonly isDefault: boolean;
}

/** The tab shown first: the named default, or the one flagged by the author, or the first. */
export function initialTab(tabs: readonly TabChoice[], defaultValue: string | undefined): string {
  const named = tabs.find(({ value }) => value === defaultValue);
  return (named ?? tabs.find(({ isDefault }) => isDefault) ?? tabs[0])?.value ?? '';
}

/** The tab to show once the browser's data can be read: address before storage; unknown values are ignored. */
export function rememberedTab(
  tabs: readonly TabChoice[],
  fromAddress: string | null,
  fromStorage: string | null,
): string | null {
  return [fromAddress, fromStorage].find((wanted) => tabs.some(({ value }) => value === wanted)) ?? null;
}

/** Name of the query parameter with the choice: given, or the group's, or none. */
export function queryKeyOf(queryString: string | boolean | undefined, groupId: string | undefined): string | null {
  if (typeof queryString === 'string' && queryString !== '') return queryString;
  return queryString === true && groupId ? groupId : null;
}

/** An address (path, query and hash) with one query value replaced. */
export function withQueryValue(href: string, key: string, value: string): string {
  const url = new URL(href);
  url.searchParams.set(key, value);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Index of the tab a key moves the focus to; null for any other key. The arrows wrap around. */
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
