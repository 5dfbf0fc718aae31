import type { ReactElement, ReactNode } from 'react';
import type { GatsbySSR } from 'gatsby';
import { siteConfig } from './src/site/config/site-config';
import { feedLinks, searchDescriptionLink } from './src/site/head/head-links';
import { PAGE_PATH_META, starterScript } from './src/gatsby/start/starter';
import { LAYER_ORDER } from './src/styles/layer-order';
import { HYDRATED_EVENT, wrapPageElement as wrap } from './src/templates/wrap-page-element';
import { buildInitialScript } from './src/views/site-frame/initial-script';

const INLINE_SCRIPT = `${buildInitialScript(siteConfig)}\n${starterScript({ ...siteConfig, hydratedEvent: HYDRATED_EVENT })}`;
const locale = siteConfig.i18n.localeConfigs[siteConfig.i18n.defaultLocale];

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrap;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents, pathname }) => {
  setHtmlAttributes({
    lang: locale?.htmlLang ?? 'en',
    dir: locale?.direction ?? 'ltr',
    ...({ 'data-theme': siteConfig.colorMode.defaultMode } as object),
  });
  setHeadComponents([
    // Before every style sheet, wherever the bundler puts it: the order of the layers is settled by who names them first.
    <style key="layers" dangerouslySetInnerHTML={{ __html: LAYER_ORDER }} />,
    <meta key="page-path" name={PAGE_PATH_META} content={pathname} />,
    <script key="start" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
    <link key="icon" rel="icon" type="image/svg+xml" href={`${siteConfig.baseUrl}${siteConfig.favicon.slice(1)}`} />,
    ...[...feedLinks(siteConfig), searchDescriptionLink(siteConfig)].map((link) => <link key={link.href} {...link} />),
  ]);
};

/** A sheet that Gatsby has written into the page becomes a link to its file; everything else stays. */
function linkSheet(component: ReactNode): ReactNode {
  const { type, props } = (component ?? {}) as Partial<ReactElement<{ readonly 'data-href'?: string }>>;
  const href = type === 'style' ? props?.['data-href'] : undefined;
  return href === undefined ? component : <link key={href} rel="stylesheet" href={href} />;
}

/**
 * Takes Gatsby's own inline script away: it differs from page to page, which no constant policy could allow. The
 * starter reads the page's address from a meta element instead. Sheets become links: on a phone they would keep the page
 * from answering when it is first shown, and they are fetched once for all pages (ADR 3). In `develop` everything stays
 * as Gatsby makes it.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
  getHeadComponents,
  replaceHeadComponents,
}) => {
  if (process.env.NODE_ENV !== 'production') return;
  replacePostBodyComponents(
    getPostBodyComponents().filter(
      (component) => (component as { key?: string | null } | null)?.key !== 'script-loader',
    ),
  );
  // The inline script runs first, before a style sheet holds it up; the generator is no reader's business twice.
  const head = getHeadComponents();
  const rank = (component: unknown): number =>
    ['page-path', 'layers', 'start'].indexOf(String((component as { key?: string | null } | null)?.key)) + 1 || 4;
  replaceHeadComponents(head.map(linkSheet).sort((a, b) => rank(a) - rank(b)));
};
