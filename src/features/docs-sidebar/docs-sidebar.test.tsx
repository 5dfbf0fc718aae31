/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { SidebarItem } from '../../content/shared/sidebar/types';
import { DocsSidebar } from './docs-sidebar';
import { sidebarMemory } from './sidebar-memory';

window.matchMedia ??= ((query: string) => ({ matches: false, media: query })) as never;

const link = (name: string): SidebarItem => ({ type: 'link', label: name, href: `/docs/${name}`, docId: name });
const items: SidebarItem[] = [
  link('start'),
  { type: 'category', label: 'Guides', href: '/docs/guides', collapsed: true, items: [link('rooms'), link('layouts')] },
  { type: 'category', label: 'Reference', collapsed: true, items: [link('calls')] },
  { type: 'link', label: 'Code host', href: 'https://code.rondo.example' },
  { type: 'html', value: '<em>raw</em>' },
];
const sidebar = (path: string) => <DocsSidebar items={items} path={path} />;
const html = (path: string) => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(sidebar(path));
  return within(box);
};

beforeEach(() => {
  sidebarMemory.state = null;
  sidebarMemory.scrollTop = 0;
});
afterEach(cleanup);

test('SB-1 the sidebar is a navigation named "Docs sidebar"', () => {
  expect(html('/docs/start').getByRole('navigation', { name: 'Docs sidebar' })).toBeTruthy();
});

test('SB-2 the HTML contains the open categories around the page, but no entries of closed categories', () => {
  expect(html('/docs/start').queryByText('rooms')).toBeNull();
  expect(html('/docs/rooms').queryByText('layouts')).not.toBeNull();
  expect(html('/docs/rooms').queryByText('calls')).toBeNull();
});

test('SB-7 without scripts, a category without a page is a link to its first descendant, not a button', () => {
  const page = html('/docs/start');
  expect(page.getByRole('link', { name: 'Reference' }).getAttribute('href')).toBe('/docs/calls');
  expect(page.queryByRole('button', { name: 'Reference' })).toBeNull();
});

test('SB-3 after hydration, a category without a page is a toggle button, without a warning', async () => {
  const errors: unknown[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(sidebar('/docs/start'));
  const root = await act(async () =>
    hydrateRoot(container, sidebar('/docs/start'), { onRecoverableError: (error) => errors.push(error) }),
  );
  const button = within(container).getByRole('button', { name: 'Reference' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(within(container).getByText('calls')).toBeTruthy();
  fireEvent.keyDown(button, { key: ' ' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(button, { key: 'Enter' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(errors).toEqual([]);
  act(() => root.unmount());
  container.remove();
});

test("SB-3 a category's label opens its page and expands it, and the caret toggles it", () => {
  render(sidebar('/docs/start'));
  const label = screen.getByRole('link', { name: 'Guides' });
  fireEvent.click(screen.getByRole('button', { name: "Expand sidebar category 'Guides'" }));
  fireEvent.click(screen.getByRole('button', { name: "Collapse sidebar category 'Guides'" }));
  expect(screen.getByRole('button', { name: "Expand sidebar category 'Guides'" }).getAttribute('aria-expanded')).toBe(
    'false',
  );
  expect(fireEvent.click(label)).toBe(true);
  expect(screen.getByRole('button', { name: "Collapse sidebar category 'Guides'" })).toBeTruthy();
});

test.each([
  ['with the modifier key for a new tab', { ctrlKey: true }],
  ['with another mouse button', { button: 1 }],
])('SB-3 a click on the label %s does not toggle the list', (_, click) => {
  render(sidebar('/docs/start'));
  fireEvent.click(screen.getByRole('link', { name: 'Guides' }), click);
  expect(screen.getByRole('button', { name: "Expand sidebar category 'Guides'" })).toBeTruthy();
});

test("SB-3 on the category's page, the label toggles the list and does not navigate", () => {
  render(sidebar('/docs/guides'));
  const isDefaultKept = fireEvent.click(screen.getByRole('link', { name: 'Guides' }));
  expect(isDefaultKept).toBe(false);
  expect(screen.getByRole('button', { name: "Expand sidebar category 'Guides'" })).toBeTruthy();
});

test("SB-4 the reader's changes persist across navigations within the same sidebar", () => {
  const first = render(sidebar('/docs/start'));
  fireEvent.click(screen.getByRole('button', { name: 'Reference' }));
  first.unmount();
  render(sidebar('/docs/rooms'));
  expect(screen.getByRole('button', { name: 'Reference' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: 'layouts' })).toBeTruthy();
});

test('SB-5 only the current page has aria-current; its categories only have the class', () => {
  render(sidebar('/docs/rooms'));
  expect(screen.getByRole('link', { name: 'rooms' }).getAttribute('aria-current')).toBe('page');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Guides' }).className).toContain('active');
  expect(screen.getByRole('link', { name: 'start' }).className).not.toContain('active');
});

test('SB-6 nothing in a collapsed list can receive focus', () => {
  render(sidebar('/docs/rooms'));
  const list = screen.getByRole('link', { name: 'rooms' }).closest('div') as HTMLElement;
  expect(list.hasAttribute('inert')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: "Collapse sidebar category 'Guides'" }));
  expect(list.hasAttribute('inert')).toBe(true);
  expect(list.hasAttribute('data-collapsed')).toBe(true);
});

test('SB-8 an external entry opens a new tab, and raw HTML is rendered unchanged', () => {
  render(sidebar('/docs/calls'));
  expect(screen.getByRole('link', { name: /Code host/ }).getAttribute('target')).toBe('_blank');
  expect(screen.getByText('raw').tagName).toBe('EM');
});
