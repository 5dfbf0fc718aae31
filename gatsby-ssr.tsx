import type { GatsbySSR } from 'gatsby';
import { siteConfig } from './src/site/config/site-config';
import { feedLinks, searchDescriptionLink } from './src/site/head/head-links';
import { finishPageHtml } from './src/gatsby/browser/page-html';
import { PAGE_PATH_META, starterScript } from './src/gatsby/browser/starter-script';
import { LAYER_ORDER } from './src/styles/layer-order';
import { HYDRATED_EVENT } from './src/views/app-frame';
import { buildInitialScript } from './src/views/site-frame/initial-script';

const INLINE_SCRIPT = `${buildInitialScript(siteConfig)}\n${starterScript({ ...siteConfig, hydratedEvent: HYDRATED_EVENT })}`;
const locale = siteConfig.i18n.localeConfigs[siteConfig.i18n.defaultLocale];
const htmlAttributes = {
  lang: locale?.htmlLang ?? 'en',
  dir: locale?.direction ?? 'ltr',
  'data-theme': siteConfig.colorMode.defaultMode,
};

export { wrapPageElement } from './src/templates/frame';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents, pathname }) => {
  setHtmlAttributes(htmlAttributes);
  setHeadComponents([
    // Before every style sheet, wherever the bundler puts it: who names the layers first decides their order.
    <style key="layers" dangerouslySetInnerHTML={{ __html: LAYER_ORDER }} />,
    <meta key="page-path" name={PAGE_PATH_META} content={pathname} />,
    <script key="start" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
    <link key="icon" rel="icon" type="image/svg+xml" href={`${siteConfig.baseUrl}${siteConfig.favicon.slice(1)}`} />,
    ...[...feedLinks(siteConfig), searchDescriptionLink(siteConfig)].map((link) => <link key={link.href} {...link} />),
  ]);
};

/** In `develop` everything stays as Gatsby makes it. The inline script runs before a style sheet holds it up. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (components) => {
  if (process.env.NODE_ENV === 'production') finishPageHtml(components, ['page-path', 'layers', 'start']);
};
