/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { emitOwnAddress } from '../../hooks/own-address';
import { TabItem } from './tab-item';
import { Tabs, type TabsProps } from './tabs';

const group = (props: TabsProps = {}, values = ['js', 'py', 'go']) => (
  <Tabs {...props}>
    {values.map((value) => (
      <TabItem key={value} value={value} label={value.toUpperCase()} default={value === 'py'}>
        Text of {value}
      </TabItem>
    ))}
  </Tabs>
);
const tab = (name: string, list = 0) => within(screen.getAllByRole('tablist')[list]!).getByRole('tab', { name });
const selected = (list = 0) =>
  within(screen.getAllByRole('tablist')[list]!).getByRole('tab', { selected: true }).textContent;

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState({ key: 'abc123' }, '', '/docs/page?x=1#part');
  window.scrollBy = jest.fn() as never;
});
afterEach(cleanup);

test('TAB-1 tabs and panels reference each other, and only one panel is shown', () => {
  render(group());
  const panels = screen.getAllByRole('tabpanel');
  expect(panels.map((panel) => panel.hasAttribute('data-inactive'))).toEqual([true, false, true]);
  expect(panels[0]!.getAttribute('aria-labelledby')).toBe(tab('JS').id);
  expect(tab('JS').getAttribute('aria-controls')).toBe(panels[0]!.id);
  expect(screen.getAllByRole('tab').map((element) => element.tabIndex)).toEqual([-1, 0, -1]);
});

test('TAB-1 arrow keys only move the focus; Enter, Space and click select a tab', () => {
  render(group());
  tab('PY').focus();
  fireEvent.keyDown(tab('PY'), { key: 'ArrowRight' });
  fireEvent.keyDown(tab('GO'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('JS'));
  expect(selected()).toBe('PY');
  fireEvent.keyDown(tab('JS'), { key: 'Enter' });
  expect(selected()).toBe('JS');
  fireEvent.keyDown(tab('GO'), { key: ' ' });
  expect(selected()).toBe('GO');
  fireEvent.click(tab('PY'));
  expect(selected()).toBe('PY');
});

test('TAB-2 a choice is stored and immediately applied to groups with the same id that have the value', () => {
  render(
    <>
      {group({ groupId: 'lang' })}
      {group({ groupId: 'lang' })}
      {group({ groupId: 'lang' }, ['py', 'rb'])}
      {group({ groupId: 'other' })}
    </>,
  );
  fireEvent.click(tab('GO'));
  expect([0, 1, 2, 3].map(selected)).toEqual(['GO', 'GO', 'PY', 'PY']);
  expect(localStorage.getItem('docusaurus.tab.lang')).toBe('go');
});

test('LOAD-1 while the browser is going back to another page, a choice does not change its URL', () => {
  render(group({ groupId: 'lang', queryString: true }));
  fireEvent.click(tab('GO'));
  expect(window.location.search).toBe('?x=1&lang=go');
  window.history.replaceState({ key: 'b' }, '', '/docs/other');
  fireEvent.click(tab('JS'));
  expect([selected(), window.location.pathname + window.location.search]).toEqual(['JS', '/docs/other']);
});

test('TAB-2 a choice in another window is applied', () => {
  render(group({ groupId: 'lang' }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.tab.lang', newValue: 'js' })));
  expect(selected()).toBe('JS');
});

test('TAB-2 the clicked tab keeps its position on the screen', () => {
  render(group());
  const target = tab('GO');
  // The group above becomes shorter after the choice.
  target.getBoundingClientRect = () =>
    ({ top: target.getAttribute('aria-selected') === 'true' ? 120 : 300 }) as DOMRect;
  fireEvent.click(target);
  expect(window.scrollBy).toHaveBeenCalledWith({ top: -180, behavior: 'instant' });
});

test('TAB-3 the URL takes precedence over storage, and a choice replaces the history entry', () => {
  window.history.replaceState({ key: 'abc123' }, '', '/docs/page?lang=js#part');
  localStorage.setItem('docusaurus.tab.lang', 'go');
  render(group({ groupId: 'lang', queryString: true }));
  expect(selected()).toBe('JS');
  const before = window.history.length;
  fireEvent.click(tab('GO'));
  expect(window.location.href).toMatch(/\/docs\/page\?lang=go#part$/);
  expect(window.history.length).toBe(before);
  expect(window.history.state).toEqual({ key: 'abc123' });
});

test('TAB-3 the tab follows the URL of the page, but not that of a page that is still loading', () => {
  window.history.replaceState(null, '', '/docs/page?lang=js');
  render(group({ queryString: 'lang' }));
  window.history.replaceState(null, '', '/docs/other?lang=go');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(selected()).toBe('JS');
  window.history.replaceState(null, '', '/docs/page?lang=go');
  act(() => emitOwnAddress());
  expect(selected()).toBe('GO');
});
