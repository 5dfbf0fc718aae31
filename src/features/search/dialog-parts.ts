/** Ids and selectors of what DocSearch renders; its own ids for lists and titles are the same for all of them. */
const LIST = '.DocSearch-Hits > ul';
const ROW = 'li.DocSearch-Hit';

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
 * Lists of results are list boxes of links; lists of pages kept for later have buttons in their rows, which an option
 * may not, so they are grids. The option is the link itself: a link inside an option could not be told apart from it.
 */
export function mendLists(container: HTMLElement): void {
  container.querySelectorAll<HTMLElement>(LIST).forEach((list, index) => {
    const title = list.parentElement?.querySelector('.DocSearch-Hit-source');
    if (title) set(title, 'id', `search-group-${index}`);
    set(list, 'id', `search-list-${index}`);
    set(list, 'aria-labelledby', `search-group-${index}`);
    const isGrid = list.querySelector('[role="gridcell"]') !== null;
    set(list, 'role', isGrid ? 'grid' : 'listbox');
    list.querySelectorAll<HTMLElement>(ROW).forEach((row) => (isGrid ? set(row, 'role', 'row') : mendOption(row)));
  });
}

function mendOption(row: HTMLElement): void {
  const link = row.querySelector('a');
  if (!link) return;
  const selected = row.getAttribute('aria-selected');
  set(row, 'role', 'none');
  set(link, 'role', 'option');
  set(link, 'id', optionId(row.id));
  if (selected === null) return;
  set(link, 'aria-selected', selected);
  set(row, 'aria-selected', null);
}

function optionId(rowId: string): string {
  return `${rowId}-option`;
}

/** The field is a combobox that says which list it opens and which entry is chosen. */
export function mendField(container: HTMLElement, hintId: string): void {
  const field = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!field) return;
  const lists = [...container.querySelectorAll<HTMLElement>(LIST)];
  set(field, 'role', 'combobox');
  set(field, 'aria-autocomplete', 'list');
  set(field, 'aria-haspopup', lists[0]?.getAttribute('role') === 'grid' ? 'grid' : 'listbox');
  set(field, 'aria-expanded', String(lists.length > 0));
  set(field, 'aria-controls', lists.map(({ id }) => id).join(' ') || null);
  set(field, 'aria-describedby', hintId);
  const active = field.getAttribute('aria-activedescendant');
  const row = active === null ? null : document.getElementById(active);
  if (row?.getAttribute('role') === 'none') set(field, 'aria-activedescendant', optionId(row.id));
  else if (active !== null && row === null) set(field, 'aria-activedescendant', null);
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
export function describeDialog({ query, isWaiting, resultCount, hasNoResults }: DialogState, isFailed: boolean): string {
  if (query === '') return '';
  if (isWaiting) return 'Searching';
  if (isFailed && resultCount === 0) return '';
  if (hasNoResults) return `No results for "${query}"`;
  if (resultCount === 0) return '';
  return resultCount === 1 ? '1 result' : `${resultCount} results`;
}
