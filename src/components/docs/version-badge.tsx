import * as styles from './notice.module.css';

/** Version the page belongs to, where a site has several. */
export function VersionBadge({ label }: { readonly label: string }) {
  return <span className={styles.badge}>Version: {label}</span>;
}
