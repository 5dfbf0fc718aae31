/**
 * Corrects the roles and states that DocSearch 3.9.0 gives to its elements; it has no options for them. Each function
 * may run after any change of the dialog and leaves what is right already alone.
 */
const LIST = '.DocSearch-Hits > ul';
const ROW = 'li.DocSearch-Hit';
const GRID_ID = 'search-grid';
const ENTRY_SUFFIX = '-entry';

/** Sets attributes, or removes them where the value is null; only where they differ, so that observers come to rest. */
function set(element: Element | null | undefined, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!element || element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/**
 * Defect: the outer element is a button that owns a list. How it shows: a screen reader says "Search, button, expanded"
 * and reads the page behind on; Tab stops at the scrim. Test: SRM-5 "it is a modal dialog".
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
 * Defect: all lists have the same id and the field's label as their name, and their options contain links and buttons,
 * which an option may not. How it shows: groups are read without their titles; axe reports duplicate ids and nested
 * controls. So the links of results are the options; pages kept for later, whose rows have buttons, are all together a
 * grid. Tests: SRM-5 axe with results and with kept pages, SRM-5 SRM-12, SRM-9 SRM-10.
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

/** Hands the row's id and state on to our own part of it: the link of a result, or the row of a page kept for later. */
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
  // Defect: the buttons of all rows have the same names. How it shows: a list of buttons that cannot be told apart.
  // Test: SRM-9 "a page can be saved among the favourites".
  const title = entry.querySelector('.search-hit-title')?.textContent ?? '';
  for (const button of entry.querySelectorAll('button')) set(button, { 'aria-label': `${button.title}: ${title}` });
}

/**
 * Defect: the field is no combobox, and the list and the entry that it names do not exist. How it shows: a screen
 * reader says nothing while the arrow keys move through the results. Tests: SRM-5 "a combobox of its lists", SRM-12.
 */
export function correctField(container: HTMLElement, hintId: string): void {
  const field = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!field) return;
  const lists = [...container.querySelectorAll<HTMLElement>(LIST)];
  const isGrid = lists[0]?.getAttribute('role') === 'none';
  set(field, {
    role: 'combobox',
    'aria-label': 'Search',
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
