import type { SidebarState } from './sidebar-state';

interface SidebarMemory {
  state: SidebarState | null;
  /** Scroll position of the desktop sidebar, in pixels. */
  scrollTop: number;
}

/**
 * What the sidebar was like on the page before. The sidebar is part of each page and is made anew by a navigation, but
 * must look as if it had stayed. Written in the browser only, from effects, so that no server-rendered page sees another's.
 */
export const sidebarMemory: SidebarMemory = { state: null, scrollTop: 0 };
