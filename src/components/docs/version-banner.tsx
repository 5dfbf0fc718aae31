import { siteConfig } from '../../site/config/site-config';
import type { DocPageView } from '../../content/shared/docs';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import * as styles from './notice.module.css';

/** The version of the page, for sites with several versions. */
export function VersionBadge({ label }: { readonly label: string }) {
  return <span className={styles.badge}>Version: {label}</span>;
}

type VersionBannerProps = NonNullable<DocPageView['versionBanner']>;

/** Informs readers of another version that it is not the latest one, and links to the latest one. */
export function VersionBanner({ kind, label, latestPath, latestLabel }: VersionBannerProps) {
  return (
    <aside aria-label="Version" className={styles.notice}>
      <Icon name="warning" />
      <p>
        {kind === 'unreleased'
          ? `This is unreleased documentation for ${siteConfig.title}, version ${label}.`
          : `This is documentation for ${siteConfig.title}, version ${label}, which is no longer maintained.`}{' '}
        For up-to-date documentation, see the <Link href={latestPath}>latest version ({latestLabel})</Link>.
      </p>
    </aside>
  );
}
