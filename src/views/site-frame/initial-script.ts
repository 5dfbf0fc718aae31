import { announcementScript } from '../../features/announcement-bar/initial-script';
import { colorModeScript } from '../../features/color-mode/initial-script';
import type { SiteConfig } from '../../site/config/site-config';

/**
 * Source of the inline script that must run in the head before the first paint. It depends only on the configuration,
 * never on the page, so that one hash in the content security policy covers the whole site.
 */
export function buildInitialScript(config: Pick<SiteConfig, 'colorMode' | 'announcementBar'>): string {
  return colorModeScript(config.colorMode) + announcementScript(config.announcementBar);
}
