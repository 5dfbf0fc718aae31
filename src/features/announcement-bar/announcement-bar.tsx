import { Icon } from '../../components/ui/icon';
import * as styles from './announcement-bar.module.css';
import type { AnnouncementSettings } from './announcement-state';
import { useAnnouncement } from './use-announcement';

export interface AnnouncementBarProps {
  readonly settings: AnnouncementSettings | null;
  /** What it says. */
  readonly html: string;
}

/**
 * A line of news above everything else. It is part of every page's HTML; an attribute of the root element hides it.
 */
export function AnnouncementBar({ settings, html }: AnnouncementBarProps) {
  const dismiss = useAnnouncement(settings);
  if (settings === null) return null;
  return (
    <div role="region" aria-label={STRINGS.announcement.title} className={styles.bar} data-chrome="">
      <p className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      {settings.closeable && (
        <button type="button" className={styles.close} aria-label={STRINGS.announcement.close} onClick={dismiss}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
