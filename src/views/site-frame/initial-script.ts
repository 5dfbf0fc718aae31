import { announcementScript } from '../../features/announcement-bar/initial-script';
import { colorModeScript } from '../../features/color-mode/initial-script';
import { tabsScript } from '../../features/tabs/initial-script';
import { PREFERRED_VERSION_KEY } from '../../features/docs-version/docs-version-state';
import type { SiteConfig } from '../../site/config/site-config';

/**
 * Menus open without the app, so a link to another language can be followed before React has added query and hash.
 * Links that have them already stay as they are.
 */
const LANGUAGES_SCRIPT =
  "document.addEventListener('click',function(e){var a=e.target.closest('a[data-full-load][hreflang]');" +
  'if(a&&!a.search&&!a.hash)a.href+=location.search+location.hash},true);';

/**
 * Source of the inline script that must run in the head before the first paint. It depends only on the configuration,
 * never on the page, so that one hash in the content security policy covers the whole site.
 */
export function buildInitialScript({
  colorMode,
  announcementBar,
  docs,
  i18n,
}: Pick<SiteConfig, 'colorMode' | 'announcementBar' | 'docs' | 'i18n'>): string {
  const versionKey = docs.versions.length > 1 ? PREFERRED_VERSION_KEY : null;
  return (
    colorModeScript(colorMode) +
    announcementScript(announcementBar) +
    tabsScript(versionKey) +
    (i18n.locales.length > 1 ? LANGUAGES_SCRIPT : '')
  );
}
