import type { SidebarState } from './sidebar-state';

interface SidebarMemory {
  state: SidebarState | null;
  /** Scroll position of the desktop sidebar, in pixels. */
  scrollTop: number;
}

/**
 * The sidebar's state on the previous page. The sidebar is part of each page and is mounted again by a navigation, but
 * must look as if it had stayed. Only written in the browser, by effects, so that pages rendered during the build do
 * not share it.
 */
export const sidebarMemory: SidebarMemory = { state: null, scrollTop: 0 };
