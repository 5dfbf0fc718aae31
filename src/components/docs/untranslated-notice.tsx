import { Icon } from '../ui/icon';
import * as styles from './notice.module.css';

/** Shown at the top of a page that has no translation into the language of the site. */
export function UntranslatedNotice() {
  return (
    <aside aria-label={STRINGS.docs.untranslatedName} className={styles.notice} data-untranslated="">
      <Icon name="warning" />
      <p>{STRINGS.docs.untranslated}</p>
    </aside>
  );
}
