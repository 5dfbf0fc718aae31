import { Icon } from '../ui/icon';
import * as styles from './notice.module.css';

/** Shown at the top of an unlisted page. */
export function UnlistedNotice() {
  return (
    <aside aria-label={STRINGS.docs.unlistedName} className={styles.notice}>
      <Icon name="warning" />
      <p>
        <b>{STRINGS.docs.unlisted}</b> {STRINGS.docs.unlistedText}
      </p>
    </aside>
  );
}
