import { actionOfKey, CLOSED, reduceSearch, type KeyPress, type SearchAction } from './search-state';

const press = (key: string, overrides: Partial<KeyPress> = {}): KeyPress => ({
  key,
  hasControl: false,
  hasAlt: false,
  hasShift: false,
  isComposing: false,
  isInField: false,
  isOnButton: false,
  ...overrides,
});
const all = { ctrlK: true, slash: true };

test.each([
  ['SRM-2 Ctrl+K opens the dialog', press('k', { hasControl: true }), 'closed', { type: 'open' }],
  ['SRM-2 Ctrl+K opens the dialog with Caps Lock on', press('K', { hasControl: true }), 'closed', { type: 'open' }],
  ['SRM-4 Ctrl+K closes the open dialog', press('k', { hasControl: true, isInField: true }), 'open', { type: 'close' }],
  ['SRM-2 Ctrl+Shift+K is left to the browser', press('k', { hasControl: true, hasShift: true }), 'closed', null],
  [
    'SRM-2 Ctrl+F on the button is left to the browser',
    press('f', { hasControl: true, isOnButton: true }),
    'closed',
    null,
  ],
  ['SRM-2 slash opens the dialog', press('/'), 'closed', { type: 'open' }],
  ['SRM-2 slash in a field is ignored', press('/', { isInField: true }), 'closed', null],
  [
    'SRM-2 a letter on the button opens the dialog with it',
    press('ü', { isOnButton: true }),
    'closed',
    { type: 'open', query: 'ü' },
  ],
  ['SRM-2 a letter elsewhere is ignored', press('a'), 'closed', null],
  ['SRM-2 Tab on the button is ignored', press('Tab', { isOnButton: true }), 'closed', null],
  ['SRM-4 Escape closes the dialog', press('Escape', { isInField: true }), 'open', { type: 'close' }],
  ['SRM-4 Escape cancels a dialog that is still loading', press('Escape'), 'opening', { type: 'close' }],
  [
    'SRM-4 Escape that ends a composition is ignored',
    press('Escape', { isComposing: true, isInField: true }),
    'open',
    null,
  ],
] as const)('%s', (_, key, phase, action) => {
  expect(actionOfKey(key, { phase, query: '' }, all)).toEqual(action);
});

test('SRM-17 both shortcuts can be switched off; typing on the button still works', () => {
  const none = { ctrlK: false, slash: false };
  expect(actionOfKey(press('/'), CLOSED, none)).toBeNull();
  expect(actionOfKey(press('k', { hasControl: true }), CLOSED, none)).toBeNull();
  expect(actionOfKey(press('a', { isOnButton: true }), CLOSED, none)).toEqual({ type: 'open', query: 'a' });
});

test('SRM-7 the initial query has at most 64 characters', () => {
  expect(reduceSearch(CLOSED, { type: 'open', query: 'x'.repeat(80) }).query).toHaveLength(64);
});

test.each([
  ['a letter', press('a'), '', { type: 'open', query: 'a' }],
  [
    'a letter, although the focus is in a field of the page',
    press('a', { isInField: true }),
    '',
    { type: 'open', query: 'a' },
  ],
  ['a space', press(' '), 'a', { type: 'open', query: ' ' }],
  ['a slash after other characters', press('/'), 'post ', { type: 'open', query: '/' }],
  ['the shortcut, pressed again', press('/'), '', { type: 'open' }],
  ['Backspace', press('Backspace'), 'a', { type: 'erase' }],
  ['Enter', press('Enter'), 'a', { type: 'submit' }],
  ['an arrow key, which is left to the browser', press('ArrowDown'), 'a', null],
  ['Ctrl+R, which is left to the browser', press('r', { hasControl: true }), 'a', null],
  ['Alt and a letter, which is left to the browser', press('a', { hasAlt: true }), '', null],
] as const)('SRM-2 while the dialog is loading, it takes %s', (_, key, query, action) => {
  expect(actionOfKey(key, { phase: 'opening', query }, all)).toEqual(action);
});

const reduce = (...actions: SearchAction[]) => actions.reduce(reduceSearch, CLOSED);

test('SRM-2 Backspace removes the last character of what was typed, however many bytes it has', () => {
  const typed = { type: 'open', query: 'a😀' } as const;
  expect(reduce(typed, { type: 'erase' }).query).toBe('a');
  expect(reduce(typed, { type: 'erase' }, { type: 'erase' }, { type: 'erase' })).toMatchObject({
    phase: 'opening',
    query: '',
  });
});

test('SRM-12 Enter while the dialog is loading submits the query, unless it is empty or changes', () => {
  const typed = { type: 'open', query: 'a' } as const;
  expect(reduce(typed, { type: 'submit' }, { type: 'loaded' }).isSubmitted).toBe(true);
  expect(reduce(typed, { type: 'submit' }, { type: 'open' }).isSubmitted).toBe(true);
  expect(reduce({ type: 'open' }, { type: 'submit' }).isSubmitted).toBe(false);
  expect(reduce(typed, { type: 'submit' }, typed).isSubmitted).toBe(false);
  expect(reduce(typed, { type: 'submit' }, { type: 'erase' }).isSubmitted).toBe(false);
  expect(reduce(typed, { type: 'submit' }, { type: 'close' })).toEqual(CLOSED);
});
