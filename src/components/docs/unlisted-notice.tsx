import { Icon } from '../ui/icon';
import * as styles from './notice.module.css';

/** Shown at the top of an unlisted page. */
export function UnlistedNotice() {
  return (
    <aside aria-label="Unlisted page" className={styles.notice}>
      <Icon name="warning" />
      <p>
        <b>Unlisted page.</b> Search engines do not index it, and only people with the link can find it.
      </p>
    </aside>
  );
}
