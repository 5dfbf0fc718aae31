import { searchFieldIn } from './search-field';

/**
 * Corrects the roles and states that DocSearch 3.9.0 sets on its elements; it has no options for them. Each function
 * can run after any change of the dialog and changes only what is wrong.
 */
const LIST = '.DocSearch-Hits > ul';
const ROW = 'li.DocSearch-Hit';
const GRID_ID = 'search-grid';
const ENTRY_SUFFIX = '-entry';

/** Sets attributes, or removes those whose value is null. Changes only what differs, so that observers do not loop. */
function set(element: Element | null | undefined, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!element || element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/**
 * Defect: the outer element is a button that owns a list. Symptom: a screen reader says "Search, button, expanded" and
 * goes on to read the page behind the dialog, and the scrim is a Tab stop. Test: SRM-5 "a modal dialog".
 */
export function correctContainer(container: HTMLElement): void {
  set(container, {
    role: 'dialog',
    'aria-modal': 'true',
    tabindex: '-1',
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
  });
}

/**
 * Defect: all lists have the same id, are named by the field's label, and have options that contain links and buttons,
 * which options must not. Symptom: groups are read without their titles, and axe reports duplicate ids and nested
 * controls. Fix: the links of results are the options, and all stored pages, whose rows have buttons, form one grid.
 * Tests: SRM-5 axe with results and with stored pages, SRM-5 SRM-12, SRM-9 SRM-10.
 */
export function correctLists(container: HTMLElement): void {
  const lists = [...container.querySelectorAll<HTMLElement>(LIST)];
  const isGrid = lists.some((list) => list.querySelector('[role="row"]') !== null);
  const titleIds = lists.map((_, index) => `search-group-${index}`);
  lists.forEach((list, index) => {
    const titleId = titleIds[index] ?? '';
    set(list.parentElement?.querySelector('.DocSearch-Hit-source'), { id: titleId });
    set(list, {
      id: `search-list-${index}`,
      role: isGrid ? 'none' : 'listbox',
      'aria-labelledby': isGrid ? null : titleId,
    });
    list.querySelectorAll<HTMLElement>(ROW).forEach((row) => correctRow(row, titleId));
  });
  set(container.querySelector('.DocSearch-Dropdown-Container'), {
    role: isGrid ? 'grid' : null,
    id: isGrid ? GRID_ID : null,
    'aria-labelledby': isGrid ? titleIds.join(' ') : null,
  });
}

/** Moves the row's id and state to our element inside it: the link of a result, or the row of a stored page. */
function correctRow(row: HTMLElement, titleId: string): void {
  const entry = row.querySelector<HTMLElement>('[role="row"], [role="option"]');
  if (!entry) return;
  set(row, { role: 'none' });
  set(entry, { id: row.id + ENTRY_SUFFIX });
  const selected = row.getAttribute('aria-selected');
  if (selected !== null) {
    set(entry, { 'aria-selected': selected });
    set(row, { 'aria-selected': null });
  }
  if (entry.getAttribute('role') !== 'row') return;
  set(entry, { 'aria-describedby': titleId });
  // Defect: the buttons have the same names in all rows. Symptom: a list of buttons that cannot be distinguished.
  // Test: SRM-9 "a page can be saved".
  const title = entry.querySelector('.search-hit-title')?.textContent ?? '';
  for (const button of entry.querySelectorAll('button')) set(button, { 'aria-label': `${button.title}: ${title}` });
}

/**
 * Defect: the field is not a combobox, and the list and the entry that it refers to do not exist. Symptom: a screen
 * reader says nothing while the arrow keys move through the results. Tests: SRM-5 "a combobox of its lists", SRM-12.
 */
export function correctField(container: HTMLElement, hintId: string): void {
  const field = searchFieldIn(container);
  if (!field) return;
  const lists = [...container.querySelectorAll<HTMLElement>(LIST)];
  const isGrid = lists[0]?.getAttribute('role') === 'none';
  set(field, {
    role: 'combobox',
    'aria-label': STRINGS.search.search,
    'aria-autocomplete': 'list',
    'aria-haspopup': isGrid ? 'grid' : 'listbox',
    'aria-expanded': String(lists.length > 0),
    'aria-controls': isGrid ? GRID_ID : lists.map(({ id }) => id).join(' ') || null,
    'aria-describedby': hintId,
  });
  const active = field.getAttribute('aria-activedescendant');
  if (active === null || active.endsWith(ENTRY_SUFFIX)) return;
  const entryId = active + ENTRY_SUFFIX;
  set(field, { 'aria-activedescendant': document.getElementById(entryId) ? entryId : null });
}
