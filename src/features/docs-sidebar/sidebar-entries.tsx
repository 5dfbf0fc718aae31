import { memo } from 'react';
import { SidebarLink } from '../../components/sidebar/sidebar-link';
import { isActive } from '../../content/shared/sidebar/queries';
import type { SidebarItem } from '../../content/shared/sidebar/types';
import { SidebarCategory } from './sidebar-category';
import { isVisible, placeBelow } from './sidebar-state';
import * as styles from './docs-sidebar.module.css';

interface SidebarEntriesProps {
  readonly items: readonly SidebarItem[];
  readonly path: string;
  /** Place of the category the entries stand in; empty for the outermost. */
  readonly place: string;
  readonly onNavigate: (() => void) | undefined;
}

/** The entries of a sidebar or of one category. Memoized: opening a category must not draw thousands of entries again. */
export const SidebarEntries = memo(function SidebarEntries({ items, path, place, onNavigate }: SidebarEntriesProps) {
  return (
    <ul className={styles.entries}>
      {items.map((item, index) => {
        const own = placeBelow(place, index);
        if (!isVisible(item, path)) return null;
        if (item.type === 'html')
          return <li key={own} className={styles.html} dangerouslySetInnerHTML={{ __html: item.value }} />;
        if (item.type === 'category') return <SidebarCategory key={own} category={item} place={own} />;
        return (
          <li key={own}>
            <SidebarLink label={item.label} href={item.href} isCurrent={isActive(item, path)} onClick={onNavigate} />
          </li>
        );
      })}
    </ul>
  );
});
