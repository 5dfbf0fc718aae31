import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { positionsOf } from '../../content/shared/sidebar/positions';
import type { SidebarItem } from '../../content/shared/sidebar/types';
import { SidebarContext } from './sidebar-context';
import { SidebarEntries } from './sidebar-entries';
import { sidebarMemory } from './sidebar-memory';
import { setCategoryOpen, visitPage } from './sidebar-state';
import { useActiveInView } from './use-active-in-view';
import * as styles from './docs-sidebar.module.css';

export interface DocsSidebarProps {
  readonly items: readonly SidebarItem[];
  /** Path of the current page. */
  readonly path: string;
  /** Shown below the entry of the current page. */
  readonly below?: ReactNode;
}

/** The navigation of one sidebar. It remembers the opened and closed categories while readers stay in the sidebar. */
export function DocsSidebar({ items, path, below }: DocsSidebarProps) {
  const nav = useRef<HTMLElement>(null);
  const [stored, setState] = useState(() => visitPage(sidebarMemory.state, items, path));
  const state = visitPage(stored, items, path);
  if (state !== stored) setState(state);

  useActiveInView(nav, path, state.sidebar);
  useEffect(() => {
    sidebarMemory.state = state;
  }, [state]);

  const setOpen = useCallback(
    (position: string, isOpen: boolean) => setState((current) => setCategoryOpen(current, position, isOpen)),
    [],
  );
  const here = positionsOf(items, path);
  const context = useMemo(() => ({ here, open: state.open, setOpen, below }), [here, state.open, setOpen, below]);

  return (
    <nav ref={nav} aria-label={STRINGS.docs.sidebar} className={styles.sidebar}>
      <SidebarContext value={context}>
        <SidebarEntries items={items} here={here} category="" />
      </SidebarContext>
    </nav>
  );
}
