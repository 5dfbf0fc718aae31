import type { KeyboardEvent, MouseEvent } from 'react';
import { siteConfig } from '../../site/config/site-config';
import { withBase, type RoutePath } from '../../site/routes';
import { Link } from '../ui/link';
import { fill } from '../../site/fill';
import * as styles from './sidebar.module.css';

interface CategoryRowProps {
  readonly label: string;
  readonly isOpen: boolean;
  /** True on the category's page and on every page below it. */
  readonly isActive: boolean;
  readonly onToggle: () => void;
}

interface PagedCategoryRowProps extends CategoryRowProps {
  readonly href: RoutePath;
  readonly isCurrent: boolean;
  readonly onLabelClick: (event: MouseEvent) => void;
}

/** Row of a category with a page: the label links to the page, and the caret toggles the list below. */
export function PagedCategoryRow({
  label,
  href,
  isOpen,
  isActive,
  isCurrent,
  onToggle,
  onLabelClick,
}: PagedCategoryRowProps) {
  return (
    <div className={styles.row}>
      <Link
        href={href}
        className={`${styles.label} ${styles.categoryLabel} ${isActive ? styles.active : ''}`}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onLabelClick}
      >
        {label}
      </Link>
      <button
        type="button"
        className={styles.caretButton}
        data-open={isOpen ? '' : undefined}
        aria-expanded={isOpen}
        aria-label={fill(isOpen ? STRINGS.docs.collapse : STRINGS.docs.expand, { category: label })}
        onClick={onToggle}
      />
    </div>
  );
}

interface PlainCategoryRowProps extends CategoryRowProps {
  /** Path of the category's first page, which the row links to until a script turns it into a button. */
  readonly fallbackHref: RoutePath | undefined;
  readonly isHydrated: boolean;
}

/**
 * Row of a category without a page. It is a link in the HTML. The same element becomes a button, so that it keeps the
 * focus if it has it.
 */
export function PlainCategoryRow({
  label,
  fallbackHref,
  isHydrated,
  isOpen,
  isActive,
  onToggle,
}: PlainCategoryRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onToggle();
  };
  const role = isHydrated
    ? { role: 'button', tabIndex: 0, 'aria-expanded': isOpen, onClick: onToggle, onKeyDown }
    : { href: fallbackHref && withBase(siteConfig.baseUrl, fallbackHref) };
  return (
    <a {...role} className={`${styles.row} ${styles.label} ${styles.categoryLabel} ${isActive ? styles.active : ''}`}>
      <span className={styles.text}>{label}</span>
      <span className={styles.caretBox} data-open={isOpen ? '' : undefined} />
    </a>
  );
}
