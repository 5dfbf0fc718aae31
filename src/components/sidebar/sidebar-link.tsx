import { memo, type MouseEvent } from 'react';
import { Link } from '../ui/link';
import * as styles from './sidebar.module.css';

interface SidebarLinkProps {
  readonly label: string;
  readonly href: string;
  /** True on the page the entry leads to. */
  readonly isCurrent: boolean;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
}

/** An entry of the sidebar that leads to one page. */
export const SidebarLink = memo(function SidebarLink({ label, href, isCurrent, onClick }: SidebarLinkProps) {
  return (
    <Link
      href={href}
      className={`${styles.label} ${isCurrent ? styles.active : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {label}
    </Link>
  );
});
