/** Ids and selectors of what DocSearch renders; its own ids for lists and titles are the same for all of them. */
const LIST = '.DocSearch-Hits > ul';
const ROW = 'li.DocSearch-Hit';
const GRID_ID = 'search-grid';
const ENTRY_SUFFIX = '-entry';

/** Sets an attribute, or takes it away; only where it differs, so that an observer of attributes comes to rest. */
function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The outer element is a button in the library; it is the dialog. */
export function mendContainer(container: HTMLElement): void {
  set(container, 'role', 'dialog');
  set(container, 'aria-modal', 'true');
  set(container, 'tabindex', '-1');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls']) set(container, name, null);
}

/**
 * Lists of results are list boxes of links. Pages kept for later have buttons in their rows, which an option may not:
 * all of them together are a grid, and the lists in it only order it.
 */
export function mendLists(container: HTMLElement): void {
  const lists = [...container.querySelectorAll<HTMLElement>(LIST)];
  const isGrid = lists.some((list) => list.querySelector('[role="row"]') !== null);
  lists.forEach((list, index) => {
    const titleId = `search-group-${index}`;
    const title = list.parentElement?.querySelector('.DocSearch-Hit-source');
    if (title) set(title, 'id', titleId);
    set(list, 'id', `search-list-${index}`);
    set(list, 'role', isGrid ? 'none' : 'listbox');
    set(list, 'aria-labelledby', isGrid ? null : titleId);
    list.querySelectorAll<HTMLElement>(ROW).forEach((row) => mendRow(row, titleId));
  });
  const grid = container.querySelector('.DocSearch-Dropdown-Container');
  if (!grid) return;
  set(grid, 'role', isGrid ? 'grid' : null);
  set(grid, 'id', isGrid ? GRID_ID : null);
  set(grid, 'aria-labelledby', isGrid ? lists.map((_, index) => `search-group-${index}`).join(' ') : null);
}

/** What can be chosen in a row is our own part of it: the link of a result, or the row of a page kept for later. */
function mendRow(row: HTMLElement, titleId: string): void {
  const entry = row.querySelector<HTMLElement>('[role="row"]') ?? row.querySelector('a');
  if (!entry) return;
  set(row, 'role', 'none');
  if (entry.tagName === 'A') set(entry, 'role', 'option');
  else set(entry, 'aria-describedby', titleId);
  set(entry, 'id', entryId(row.id));
  const selected = row.getAttribute('aria-selected');
  if (selected === null) return;
  set(entry, 'aria-selected', selected);
  set(row, 'aria-selected', null);
}

function entryId(rowId: string): string {
  return rowId + ENTRY_SUFFIX;
}

/** The field is a combobox that says which list it opens and which entry is chosen. */
export function mendField(container: HTMLElement, hintId: string): void {
  const field = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!field) return;
  const lists = [...container.querySelectorAll<HTMLElement>(LIST)];
  const isGrid = lists[0]?.getAttribute('role') === 'none';
  set(field, 'role', 'combobox');
  set(field, 'aria-label', 'Search');
  set(field, 'aria-autocomplete', 'list');
  set(field, 'aria-haspopup', isGrid ? 'grid' : 'listbox');
  set(field, 'aria-expanded', String(lists.length > 0));
  set(field, 'aria-controls', isGrid ? GRID_ID : lists.map(({ id }) => id).join(' ') || null);
  set(field, 'aria-describedby', hintId);
  const active = field.getAttribute('aria-activedescendant');
  if (active === null || active.endsWith(ENTRY_SUFFIX)) return;
  set(field, 'aria-activedescendant', document.getElementById(entryId(active)) ? entryId(active) : null);
}

/** What the dialog shows at the moment, for the words that announce it. */
export interface DialogState {
  readonly query: string;
  readonly isWaiting: boolean;
  readonly resultCount: number;
  readonly hasNoResults: boolean;
}

export function readDialog(container: HTMLElement): DialogState {
  return {
    query: container.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '',
    isWaiting: container.classList.contains('DocSearch-Container--Stalled'),
    resultCount: container.querySelectorAll('[role="option"]').length,
    hasNoResults: container.querySelector('.DocSearch-NoResults') !== null,
  };
}

/** Words that a screen reader hears when the dialog changes; empty where there is nothing to say. */
export function describeDialog(
  { query, isWaiting, resultCount, hasNoResults }: DialogState,
  isFailed: boolean,
): string {
  if (query === '') return '';
  if (isWaiting) return 'Searching';
  if (isFailed && resultCount === 0) return '';
  if (hasNoResults) return `No results for "${query}"`;
  if (resultCount === 0) return '';
  return resultCount === 1 ? '1 result' : `${resultCount} results`;
}
