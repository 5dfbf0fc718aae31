import { useRef, useState, type MouseEvent } from 'react';
import { PagedCategoryRow, PlainCategoryRow } from '../../components/sidebar/category-row';
import { useHydrated } from '../../hooks/use-hydrated';
import { isSamePath } from '../../site/routes';
import { firstDescendant, isActive } from '../../content/shared/sidebar/queries';
import type { SidebarCategory as Category } from '../../content/shared/sidebar/types';
import { useSidebar } from './sidebar-context';
import { SidebarEntries } from './sidebar-entries';
import { useCollapseAnimation } from './use-collapse-animation';
import * as styles from './docs-sidebar.module.css';

interface SidebarCategoryProps {
  readonly category: Category;
  readonly place: string;
}

/**
 * A category with its list. The list of a category that was never open is not rendered at all, since sidebars can hold
 * thousands of entries; once rendered it stays, so that it can move when it opens and closes.
 */
export function SidebarCategory({ category, place }: SidebarCategoryProps) {
  const { path, open, setOpen, onNavigate } = useSidebar();
  const isHydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const isOpen = open.has(place);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useCollapseAnimation(list, isOpen);

  const active = isActive(category, path);
  const current = category.href !== undefined && isSamePath(category.href, path);
  const toggle = () => setOpen(place, !isOpen);
  const followLabel = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (current) {
      event.preventDefault();
      toggle();
      return;
    }
    setOpen(place, true);
    onNavigate?.();
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
          <SidebarEntries items={category.items} path={path} place={place} onNavigate={onNavigate} />
        </div>
      )}
    </li>
  );
}
