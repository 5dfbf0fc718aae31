/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { NavbarViewDropdown } from '../../components/navbar/view-items';
import { NavbarDropdown } from './navbar-dropdown';

const tools: NavbarViewDropdown = {
  type: 'dropdown',
  label: 'Tools',
  active: false,
  items: [
    { type: 'link', label: 'One', href: '#one', look: 'link', active: false },
    { type: 'link', label: 'Two', href: '#two', look: 'link', active: false },
  ],
};

beforeAll(() => {
  window.matchMedia = (() => ({ matches: false })) as never;
});
afterEach(cleanup);

function open() {
  render(
    <>
      <ul>
        <NavbarDropdown dropdown={tools} />
      </ul>
      <button>Outside</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Tools' });
}

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
const item = (button: HTMLElement) => button.closest('li') as HTMLElement;

test('DD-2 the button controls its menu, and hovering expands the menu too', () => {
  const button = open();
  expect(button.tagName).toBe('BUTTON');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toBe('OneTwo');
  expect(isOpen(button)).toBe(false);
  fireEvent.pointerEnter(item(button), { pointerType: 'mouse' });
  expect(isOpen(button)).toBe(true);
  fireEvent.pointerLeave(item(button), { pointerType: 'mouse' });
  expect(isOpen(button)).toBe(false);
});

test('DD-1 a press on a menu that was opened by hover keeps it open', () => {
  const button = open();
  fireEvent.pointerEnter(item(button), { pointerType: 'mouse' });
  fireEvent.click(button);
  fireEvent.pointerLeave(item(button), { pointerType: 'mouse' });
  expect(isOpen(button)).toBe(true);
});

test('DD-1 pressing the button opens and closes the menu', () => {
  const button = open();
  fireEvent.click(button);
  expect(isOpen(button)).toBe(true);
  fireEvent.click(button);
  expect(isOpen(button)).toBe(false);
});

test.each([
  ['mousedown', (outside: HTMLElement) => fireEvent.mouseDown(outside)],
  ['touchstart', (outside: HTMLElement) => fireEvent.touchStart(outside)],
  ['focus', (outside: HTMLElement) => act(() => outside.focus())],
])('DD-1 an outside %s closes the menu', (_, happen) => {
  const button = open();
  fireEvent.click(button);
  fireEvent.mouseDown(screen.getByText('One'));
  expect(isOpen(button)).toBe(true);
  happen(screen.getByText('Outside'));
  expect(isOpen(button)).toBe(false);
});

test('DD-2 Escape closes the menu and returns the focus', () => {
  const button = open();
  fireEvent.click(button);
  act(() => screen.getByText('Two').focus());
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(isOpen(button)).toBe(false);
  expect(document.activeElement).toBe(button);
});

test('DD-2 touch does not count as hover', () => {
  const button = open();
  // React derives "enter" from "over", and the pointer type must be set manually.
  const over = Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'touch' });
  fireEvent(item(button), over);
  expect(isOpen(button)).toBe(false);
});

test('DD-1 a menu that the style sheet opened for the focus stays open when the app starts', () => {
  const list = document.body.appendChild(document.createElement('ul'));
  list.innerHTML = renderToString(<NavbarDropdown dropdown={tools} />);
  const button = list.querySelector('button') as HTMLButtonElement;
  button.focus();
  render(<NavbarDropdown dropdown={tools} />, { container: list, hydrate: true });
  expect(isOpen(button)).toBe(true);
  act(() => button.blur());
  expect(isOpen(button)).toBe(true);
  fireEvent.mouseDown(document.body);
  expect(isOpen(button)).toBe(false);
});
