import type { ReactNode } from 'react';
import { SiteFooter } from '../../components/footer/site-footer';
import { CONTENT_ID, SkipLink } from '../../components/navbar/skip-link';
import { AnnouncementBar } from '../../features/announcement-bar/announcement-bar';
import { ColorModeSwitch } from '../../features/color-mode/color-mode-switch';
import { useColorMode } from '../../features/color-mode/use-color-mode';
import { ConsentBanner } from '../../features/consent/consent-banner';
import { useConsent } from '../../features/consent/use-consent';
import { usePreferredVersion } from '../../features/docs-version/use-preferred-version';
import { MobileMenu } from '../../features/mobile-menu/mobile-menu';
import type { Navigate } from '../../features/mobile-menu/use-mobile-menu';
import { useUrlSuffix } from '../../hooks/use-url-suffix';
import { productName } from '../../site/config/product-name';
import { siteConfig } from '../../site/config/site-config';
import type { FrameData, PageFrame } from '../../content/shared/frame';
import { hasMenuPanel } from '../has-menu-panel';
import { buildNavbar } from './navbar-items';
import * as styles from './site-frame.module.css';
import { Brand, SiteNavbar } from './site-navbar';

export interface SiteFrameProps {
  readonly data: FrameData;
  readonly page: PageFrame;
  /** Path of the page without base path, query and hash. */
  readonly path: string;
  /** Changes with every change of the URL, including its query and hash. */
  readonly locationKey: string;
  readonly search: ReactNode;
  /** Client-side navigation for links in the phone menu; if missing, they work as plain links. */
  readonly onNavigate?: Navigate;
  /** The page, which contains its own `main`. */
  readonly children: ReactNode;
}

/** What surrounds every page: skip link, announcement, navigation bar, footer, phone menu and cookie banner. */
export function SiteFrame({ data, page, path, locationKey, search, onNavigate, children }: SiteFrameProps) {
  const switchMode = useColorMode(siteConfig.colorMode);
  const consent = useConsent(siteConfig.tagManager);
  const [preferredVersion, chooseVersion] = usePreferredVersion(data.versions);
  const suffix = useUrlSuffix();
  const hasPanel = hasMenuPanel({ data, page });

  const versionName = page.version ?? null;
  const sides = buildNavbar(data.navbar, {
    path,
    sidebarId: page.sidebarId,
    versionName,
    alternates: page.alternates,
    versions: data.versions,
    preferredVersion,
    chooseVersion,
    i18n: siteConfig.i18n,
    suffix,
  });
  const menuItems = [...sides.left, ...sides.right].filter(({ type }) => type !== 'search');
  const hasMenu = menuItems.length > 0 || hasPanel;
  const colorSwitch = <ColorModeSwitch settings={siteConfig.colorMode} onSwitch={switchMode} />;
  const menuHead = (
    <>
      <Brand productName={productName} />
      {colorSwitch}
    </>
  );

  return (
    <div className={styles.frame}>
      <SkipLink />
      <ConsentBanner control={consent} />
      <AnnouncementBar settings={siteConfig.announcementBar} html={data.announcement} />
      <SiteNavbar
        sides={sides}
        productName={productName}
        locationKey={locationKey}
        hamburger={
          hasMenu ? <MobileMenu items={menuItems} hasPanel={hasPanel} head={menuHead} onNavigate={onNavigate} /> : null
        }
        colorSwitch={colorSwitch}
        search={search}
      />
      <div id={CONTENT_ID} className={styles.content}>
        {children}
      </div>
      <SiteFooter
        groups={data.footer}
        productName={productName}
        tagline={siteConfig.tagline}
        year={siteConfig.footer.year}
        onCookieSettings={consent.reopen}
      />
    </div>
  );
}
