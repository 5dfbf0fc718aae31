import { memo, useRef, useState, type MouseEvent } from 'react';
import { PagedCategoryRow, PlainCategoryRow } from '../../components/sidebar/category-row';
import { SidebarLink } from '../../components/sidebar/sidebar-link';
import { positionBelow, type PagePositions } from '../../content/shared/sidebar/positions';
import { firstDescendant } from '../../content/shared/sidebar/queries';
import type { SidebarCategory, SidebarItem } from '../../content/shared/sidebar/types';
import { useHydrated } from '../../hooks/use-hydrated';
import { isPlainClick } from '../../site/followed-link';
import { useOpenCategories } from './sidebar-context';
import { isVisible } from './sidebar-state';
import { useCollapseAnimation } from './use-collapse-animation';
import * as styles from './docs-sidebar.module.css';

interface SidebarEntriesProps {
  readonly items: readonly SidebarItem[];
  /** Positions of the current page. */
  readonly here: PagePositions;
  /** Position of the category that contains the entries; empty for the outermost entries. */
  readonly category: string;
}

/**
 * The entries of a sidebar or of one category. Memoized, because opening a category must not re-render thousands of
 * entries.
 */
export const SidebarEntries = memo(function SidebarEntries({ items, here, category }: SidebarEntriesProps) {
  return (
    <ul className={styles.entries}>
      {items.map((item, index) => {
        const own = positionBelow(category, index);
        if (!isVisible(item, own, here)) return null;
        if (item.type === 'html')
          return <li key={own} className={styles.html} dangerouslySetInnerHTML={{ __html: item.value }} />;
        if (item.type === 'category') return <CategoryEntry key={own} category={item} position={own} />;
        return (
          <li key={own}>
            <SidebarLink label={item.label} href={item.href} isCurrent={here.entries.has(own)} />
            {here.entries.has(own) && <BelowPage />}
          </li>
        );
      })}
    </ul>
  );
});

/** What is shown below the entry of the current page. */
function BelowPage() {
  return useOpenCategories().below;
}

interface CategoryEntryProps {
  readonly category: SidebarCategory;
  readonly position: string;
}

/**
 * A category with its list. The list of a category that was never open is not rendered, because sidebars can have
 * thousands of entries. Once rendered, it stays, so that it can be animated.
 */
function CategoryEntry({ category, position }: CategoryEntryProps) {
  const { here, open, setOpen } = useOpenCategories();
  const isHydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const isOpen = open.has(position);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useCollapseAnimation(list, isOpen);

  const active = here.categories.has(position);
  const current = here.entries.has(position);
  const toggle = () => setOpen(position, !isOpen);
  const followLabel = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (!current) return setOpen(position, true);
    event.preventDefault();
    toggle();
  };

  const row = { label: category.label, isOpen, isActive: active, onToggle: toggle };
  return (
    <li>
      {category.href === undefined || (category.unlisted && !current) ? (
        <PlainCategoryRow {...row} isHydrated={isHydrated} fallbackHref={firstDescendant(category)} />
      ) : (
        <PagedCategoryRow {...row} href={category.href} isCurrent={current} onLabelClick={followLabel} />
      )}
      {(isOpen || wasOpen || active) && (
        <div ref={list} className={styles.list} data-collapsed={isOpen ? undefined : ''} inert={!isOpen}>
          <SidebarEntries items={category.items} here={here} category={position} />
        </div>
      )}
    </li>
  );
}
