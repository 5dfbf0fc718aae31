import { announcementScript } from '../../features/announcement-bar/initial-script';
import { colorModeScript } from '../../features/color-mode/initial-script';
import { reportsScript } from '../../features/reports/initial-script';
import { tabsScript } from '../../features/tabs/initial-script';
import { PREFERRED_VERSION_KEY } from '../../features/docs-version/docs-version-state';
import type { SiteConfig } from '../../site/config/site-config';

/**
 * Source of the inline script that must run in the head before the first paint. It depends only on the configuration,
 * never on the page, so that one hash in the content security policy covers the whole site.
 */
export function buildInitialScript({
  colorMode,
  announcementBar,
  docs,
  reports,
}: Pick<SiteConfig, 'colorMode' | 'announcementBar' | 'docs' | 'reports'>): string {
  const versionKey = docs.versions.length > 1 ? PREFERRED_VERSION_KEY : null;
  return (
    reportsScript(reports !== undefined) +
    colorModeScript(colorMode) +
    announcementScript(announcementBar) +
    tabsScript(versionKey)
  );
}
