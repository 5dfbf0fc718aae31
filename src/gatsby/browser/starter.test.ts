/** @jest-environment jsdom */
import { find, kept, showStaticPage, startStarter } from './test-support';

const press = (selector: string, key: string, more: KeyboardEventInit = {}): boolean => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  find(selector).dispatchEvent(event);
  return event.defaultPrevented;
};
beforeAll(startStarter);
beforeEach(showStaticPage);

test.each([
  ['a button', '<button><b>X</b></button>', true],
  ['an element with the role of a button', '<span role="button"><b>X</b></span>', true],
  ['a tab', '<li role="tab"><b>X</b></li>', true],
  ['a picture', '<b data-zoom>X</b>', true],
  ['the frame of a diagram', '<div class="diagram-frame"><b>X</b></div>', true],
  ['a link', '<a href="#x"><b>X</b></a>', false],
  ['a picture in a link', '<a href="/x"><b data-zoom>X</b></a>', false],
  ['a disclosure', '<details><summary><b>X</b></summary></details>', false],
  ['a button that opens a popover', '<button popovertarget="x"><b>X</b></button>', false],
  ['a button that is marked as native', '<button data-native><b>X</b></button>', false],
  ['a checkbox', '<label><input type="checkbox"><b>X</b></label>', false],
  ['text', '<p><b>X</b></p>', false],
])('a click on %s: kept is %p', (_name, html, isKept) => {
  document.body.insertAdjacentHTML('beforeend', html.replace(' href="', ' onclick="event.preventDefault()" href="'));
  const onClick = jest.fn();
  document.body.addEventListener('click', onClick, { once: true });
  find('b').click();
  expect(kept()).toEqual(isKept ? ['click of X'] : []);
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(isKept ? 1 : 0);
  // What is kept has no effect yet, not even if React is already listening.
  expect(onClick).toHaveBeenCalledTimes(isKept ? 0 : 1);
  document.body.removeEventListener('click', onClick);
});

test.each([
  ['p', '/', {}, 'Search'],
  ['p', 'k', { ctrlKey: true }, 'Search'],
  ['input', 'k', { metaKey: true }, 'Search'],
  ['input', '/', {}, null],
  ['p', 'k', {}, null],
  ['p', '/', { ctrlKey: true }, null],
  ['p', 'K', { ctrlKey: true, shiftKey: true }, null],
  ['[data-search-button]', 'é', {}, 'Search'],
  ['[data-search-button]', 'Backspace', {}, 'Search'],
  ['[data-search-button]', 'Tab', {}, null],
  ['[data-search-button]', 'c', { ctrlKey: true }, null],
  ['[data-search-button]', ' ', {}, null],
  ['[data-search-button]', 'Enter', {}, null],
  ['[role=tab]', 'ArrowRight', {}, 'One'],
  ['[role=tab]', 'End', {}, 'One'],
  ['[role=tab]', 'Enter', {}, 'One'],
  ['[role=tab]', ' ', {}, 'One'],
  ['[role=tab]', 'ArrowDown', {}, null],
  ['[role=tab]', 'a', {}, null],
])('on %s the key %p with %p is kept for %p', (selector, key, more, target) => {
  const isPrevented = press(selector, key, more);
  expect(kept()).toEqual(target ? [`keydown ${key} of ${target}`] : []);
  expect(isPrevented).toBe(target !== null);
});

test('Enter on a diagram is kept; keys that scroll it are not', () => {
  document.body.insertAdjacentHTML('beforeend', '<div class="diagram-frame" tabindex="0">Map</div>');
  expect([' ', 'ArrowRight', 'End'].map((key) => press('.diagram-frame', key))).toEqual([false, false, false]);
  expect(press('.diagram-frame', 'Enter')).toBe(true);
  expect(kept()).toEqual(['keydown Enter of Map']);
});

test('a query typed after a shortcut is kept in order, with its spaces, and the search button has the focus', () => {
  press('p', '/');
  expect(document.activeElement).toBe(find('[data-search-button]'));
  for (const key of ['a', ' ', 'b', 'Enter']) press('[data-search-button]', key);
  expect(kept()).toEqual(['/', 'a', ' ', 'b', 'Enter'].map((key) => `keydown ${key} of Search`));
});

test('clicks and keys keep their order, and no more than 99 are kept', () => {
  find('[role=tab]').click();
  for (let count = 0; count < 200; count += 1) press('[data-search-button]', 'x');
  find('[role=tab]').click();
  expect(kept()).toHaveLength(99);
  expect(kept()[0]).toBe('click of One');
});

test('without a search button, the browser handles the keys', () => {
  find('[data-search-button]').remove();
  expect(press('p', '/')).toBe(false);
  expect(kept()).toEqual([]);
});

test('nothing is kept any more once the app has hydrated the page, or once the reader leaves it', () => {
  find('[role=tab]').click();
  window.dispatchEvent(new Event('beforeunload'));
  expect(kept()).toEqual([]);
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  find('[role=tab]').click();
  expect(press('p', '/')).toBe(false);
  expect(kept()).toEqual([]);
});

test('what was kept stays while the page is reloaded for a new release', () => {
  find('[data-search-button]').click();
  window.isReloading = true;
  window.dispatchEvent(new Event('beforeunload'));
  expect(kept()).toEqual(['click of Search']);
  window.isReloading = false;
  window.dispatchEvent(new Event('beforeunload'));
  expect(kept()).toEqual([]);
});

test('events of the document and of the window are no input of a reader', () => {
  const errors: string[] = [];
  const onError = (event: ErrorEvent) => errors.push(event.message);
  window.addEventListener('error', onError);
  for (const target of [document, window])
    for (const event of [new KeyboardEvent('keydown', { key: 'a' }), new MouseEvent('click')])
      target.dispatchEvent(event);
  window.removeEventListener('error', onError);
  expect(errors).toEqual([]);
  expect(kept()).toEqual([]);
});
