import { siteConfig } from '../../site/config/site-config';
import { Icon } from '../ui/icon';
import * as styles from './notice.module.css';

/** Shown at the top of a page that has no translation into the language of the site. */
export function UntranslatedNotice() {
  const { defaultLocale, localeConfigs } = siteConfig.i18n;
  return (
    <aside className={styles.notice} data-untranslated="">
      <Icon name="warning" />
      <p>{localeConfigs[defaultLocale]?.untranslated}</p>
    </aside>
  );
}
