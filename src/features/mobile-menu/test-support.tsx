import { screen } from '@testing-library/react';
import type { NavbarViewItem } from '../../components/navbar/view-items';
import type { LazyPart } from '../../hooks/lazy-part';
import { Hamburger } from './hamburger';
import { MobileMenu } from './mobile-menu';
import { useMobileMenu, type Navigate } from './use-mobile-menu';

const items: NavbarViewItem[] = [
  { type: 'link', label: 'Blog', href: '/blog', look: 'link', active: false },
  { type: 'search' },
  {
    type: 'dropdown',
    label: 'Tools',
    active: false,
    items: [
      { type: 'link', label: 'Cheatsheet', href: '/sheet.pdf', look: 'link', active: false },
      { type: 'link', label: 'Client', href: 'https://client.example', look: 'link', active: false },
    ],
  },
];
const sidebar = (
  <div>
    <a href="/docs/rooms">Rooms</a>
    <button>Guides</button>
  </div>
);

const LOADED: LazyPart<unknown> = { load: () => Promise.resolve(true), loaded: () => true };

interface MenuPageProps {
  readonly withSecondary?: boolean;
  readonly navigate?: Navigate;
  /** Loads the code of the full menu; by default it is already loaded. */
  readonly code?: LazyPart<unknown>;
}

/** A page with the menus and a button outside of them. */
export function MenuPage({ withSecondary = true, navigate, code = LOADED }: MenuPageProps) {
  const menu = useMobileMenu(withSecondary, code, navigate);
  return (
    <>
      <button>Elsewhere</button>
      <Hamburger control={menu} items={items} hasSecondary={withSecondary} head={null} />
      <MobileMenu control={menu} items={items} secondary={withSecondary ? sidebar : null} head={<span>Head</span>} />
    </>
  );
}

export const hamburger = () => screen.getByRole('button', { name: 'Toggle navigation bar' });
export const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
export const isOpen = () => dialog().hasAttribute('open');

/** Replaces what jsdom lacks. `desktop` decides whether the window has desktop size. */
export function installBrowser(desktop: { matches: boolean; notify: () => void }): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  const matchMedia = (query: string) => ({
    get matches() {
      return query === '(min-width: 997px)' && desktop.matches;
    },
    addEventListener: (_: string, listener: () => void) => (desktop.notify = listener),
    removeEventListener: () => {},
  });
  Object.assign(window, { matchMedia });
}
