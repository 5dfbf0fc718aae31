import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SidebarItem } from '../../content/shared/sidebar/types';
import { SidebarContext } from './sidebar-context';
import { SidebarEntries } from './sidebar-entries';
import { sidebarMemory } from './sidebar-memory';
import { setCategoryOpen, visitPage } from './sidebar-state';
import { useActiveInView } from './use-active-in-view';
import * as styles from './docs-sidebar.module.css';

export interface DocsSidebarProps {
  readonly items: readonly SidebarItem[];
  /** Path of the page shown. */
  readonly path: string;
  /** `desktop` scrolls by itself next to the text, `mobile` is in the slide-in menu, which scrolls. */
  readonly variant: 'desktop' | 'mobile';
}

/** Navigation through the docs of one sidebar. What readers opened and closed stays while they move within it. */
export function DocsSidebar({ items, path, variant }: DocsSidebarProps) {
  const nav = useRef<HTMLElement>(null);
  const [stored, setState] = useState(() => visitPage(sidebarMemory.state, items, path));
  const state = visitPage(stored, items, path);
  if (state !== stored) setState(state);

  useActiveInView(nav, path, state.sidebar, variant);
  useEffect(() => {
    sidebarMemory.state = state;
  }, [state]);

  const setOpen = useCallback(
    (place: string, isOpen: boolean) => setState((current) => setCategoryOpen(current, place, isOpen)),
    [],
  );
  const context = useMemo(() => ({ path, open: state.open, setOpen }), [path, state.open, setOpen]);

  return (
    <nav ref={nav} aria-label="Docs sidebar" className={variant === 'desktop' ? styles.desktop : styles.mobile}>
      <SidebarContext value={context}>
        <SidebarEntries items={items} path={path} place="" />
      </SidebarContext>
    </nav>
  );
}
