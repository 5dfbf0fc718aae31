import { memo } from 'react';
import { Link } from '../ui/link';
import * as styles from './sidebar.module.css';

interface SidebarLinkProps {
  readonly label: string;
  readonly href: string;
  /** True on the page the entry leads to. */
  readonly isCurrent: boolean;
}

/** An entry of the sidebar that leads to one page. */
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
