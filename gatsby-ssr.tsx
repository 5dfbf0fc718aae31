import type { GatsbySSR } from 'gatsby';
import { AUTHOR_FILES } from './src/site/author-state';
import { siteConfig } from './src/site/config/site-config';
import { feedLinks, iconLinks, searchDescriptionLink, touchIconLink } from './src/site/head/head-links';
import { finishPageHtml } from './src/gatsby/browser/page-html';
import { starterScript } from './src/gatsby/browser/starter-script';
import { PAGE_PATH_META } from './src/gatsby/browser/starter-settings';
import { LAYER_ORDER } from './src/styles/layer-order';
import { buildInitialScript } from './src/views/site-frame/initial-script';

const INLINE_SCRIPT = `${buildInitialScript(siteConfig)}\n${starterScript(siteConfig)}`;
const isBuild = process.env.NODE_ENV === 'production';
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
    // Must precede every style sheet. In a build, that of the frame is the first and begins with it.
    !isBuild && <style key="layers" dangerouslySetInnerHTML={{ __html: LAYER_ORDER }} />,
    <meta key="page-path" name={PAGE_PATH_META} content={pathname} />,
    <script key="start" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
    // What authors see beside the page. It is served as a file, so that no bundle contains any of it.
    !isBuild && <script key="author" type="module" src={`${AUTHOR_FILES}/author.js`} />,
    ...[
      ...iconLinks(siteConfig),
      touchIconLink(siteConfig),
      ...feedLinks(siteConfig),
      searchDescriptionLink(siteConfig),
    ].map((link) => <link key={link.href} {...link} />),
  ]);
};

/** Does nothing in `develop`. The inline script precedes the style sheets, so that they do not delay it. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (components) => {
  if (isBuild) finishPageHtml(components, ['page-path', 'start']);
};
