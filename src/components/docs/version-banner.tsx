import { siteConfig } from '../../site/config/site-config';
import type { DocPageView } from '../../content/shared/docs';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Filled } from '../ui/filled';
import { fill } from '../../site/fill';
import * as styles from './notice.module.css';

/** The version of the page, for sites with several versions. */
export function VersionBadge({ label }: { readonly label: string }) {
  return (
    <span className={styles.badge}>
      <Filled text={STRINGS.docs.versionBadge} version={label} />
    </span>
  );
}

type VersionBannerProps = NonNullable<DocPageView['versionBanner']>;

/** Informs readers of another version that it is not the latest one, and links to the latest one. */
export function VersionBanner({ kind, label, latestPath, latestLabel }: VersionBannerProps) {
  return (
    <aside aria-label={STRINGS.docs.version} className={styles.notice}>
      <Icon name="warning" />
      <p>
        {fill(kind === 'unreleased' ? STRINGS.docs.unreleased : STRINGS.docs.unmaintained, {
          site: siteConfig.title,
          version: label,
        })}{' '}
        <Filled
          text={STRINGS.docs.seeLatest}
          link={<Link href={latestPath}>{fill(STRINGS.docs.latestVersion, { version: latestLabel })}</Link>}
        />
      </p>
    </aside>
  );
}
