import { memo } from 'react';
import { Link } from '../ui/link';
import * as styles from './sidebar.module.css';

interface SidebarLinkProps {
  readonly label: string;
  readonly href: string;
  /** True on the page that the entry links to. */
  readonly isCurrent: boolean;
}

/** A sidebar entry that links to a page. */
export const SidebarLink = memo(function SidebarLink({ label, href, isCurrent }: SidebarLinkProps) {
  return (
    <Link
      href={href}
      className={`${styles.label} ${isCurrent ? styles.active : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}
    </Link>
  );
});
