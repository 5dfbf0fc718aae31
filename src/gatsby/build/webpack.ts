/** Connects the modules of this folder to Gatsby's hook. Each module's header lists what it relies on. */
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import { DIAGRAM_LIBRARY } from '../../site/build/diagram-library';
import { env } from '../../site/build/env';
import { iconDataUrl } from '../../site/build/icon-data-url';
import { palettes } from '../../site/config/palettes';
import { product } from '../../site/config/product';
import { siteConfig } from '../../site/config/site-config';
import { stringConstants } from '../../site/build/strings/string-constants';
import type { PageMenuSettings } from '../../site/page-menu';
import { BUNDLES_ID } from '../browser/starter-settings';
import { BeforeQueriesPlugin } from './before-queries';
import {
  doNotLint,
  forgetEnvironment,
  ignoreStyleSheetOrder,
  keepStyleSheetsSeparate,
  minifyForSupportedBrowsers,
  nameBundles,
  shareLargerParts,
  shortenClassNames,
  startWith,
  targetSupportedBrowsers,
} from './bundler-settings';
import { BundledPackagesPlugin } from './bundled-packages';
import { DeferScriptsPlugin } from './deferred-scripts';
import { compileOnDemand } from './compile-on-demand';
import { plainDialogLogo } from './dialog-logo';
import { EagerModulesPlugin } from './eager-modules';
import { FEEDBACK_MODULES, feedbackAlias } from './feedback-style';
import { replaceNodeModules, shimAliases, STRICT_EXPORTS } from './shim-aliases';
import { siteValuesAlias } from './site-values-style';
import { inlineCode } from './inline-code';
import { saltWithStyleSheets } from './style-sheet-salt';
import { stemmerAlias } from './stemmer-alias';
import { compileWithSwc } from './swc-loader';
import packageJson from '../../../package.json';

/**
 * @param beforeQueries what must be finished before pages are queried, in a build
 * @param pageMenu what the menu of a page contains
 * @param stemmer module with the search's stemmer, if the language has one
 */
export function configureWebpack(
  { actions, plugins, stage, getConfig }: CreateWebpackConfigArgs,
  beforeQueries: () => Promise<void>,
  pageMenu: PageMenuSettings,
  stemmer?: string,
): void {
  const config: Configuration = getConfig();
  const isBundle = stage === 'build-javascript';
  const isHtml = stage === 'build-html' || stage === 'develop-html';
  shortenClassNames(config);
  if (isBundle) compileWithSwc(config, packageJson.browserslist);
  if (stage === 'develop') {
    compileWithSwc(config, packageJson.browserslist, { refresh: true });
    doNotLint(config);
    compileOnDemand(config);
  }
  if (isHtml) compileWithSwc(config, `node ${process.versions.node}`);
  if (stage === 'build-html') {
    saltWithStyleSheets(config, 'public');
    forgetEnvironment(config);
  }
  if (!isHtml) ignoreStyleSheetOrder(config);
  if (isBundle) {
    targetSupportedBrowsers(config);
    minifyForSupportedBrowsers(config);
    keepStyleSheetsSeparate(config);
    nameBundles(config);
    shareLargerParts(config);
    startWith(config, 'src/app.tsx');
    plainDialogLogo(config, 'src/gatsby/build/dialog-logo.ts');
  }
  const constants = {
    // The bundles contain the finished configuration, but not the code that builds it.
    PRODUCT_SLUG: product.slug,
    PRODUCT_NAME: product.name,
    PRODUCT_JSON: JSON.stringify(product),
    SITE_CONFIG_JSON: JSON.stringify(siteConfig),
    PALETTES_JSON: JSON.stringify(palettes),
    // It is there if the build had no browser that could draw diagrams.
    DIAGRAM_LIBRARY,
    PAGE_MENU_JSON: JSON.stringify(pageMenu),
    // Without it, pages have no question, and the bundles no code for it.
    HAS_FEEDBACK: siteConfig.feedback ? 'true' : '',
    // Without it, pages have no note about a missing translation.
    HAS_LANGUAGES: siteConfig.i18n.locales.length > 1 ? 'true' : '',
    ...(isHtml
      ? {
          STARTER_CODE: inlineCode('src/gatsby/browser/starter.ts'),
          ICON_DATA_URL: iconDataUrl(siteConfig.favicon),
        }
      : {}),
  };
  actions.setWebpackConfig({
    // Writing it takes as long as it saves, and webpack's hash would depend on it (ADR 11).
    ...(env.isProduction ? { cache: false } : {}),
    // Source maps contain the sources, which include the original product name, and are of no use to readers.
    ...(isBundle ? { devtool: false } : {}),
    module: { ...STRICT_EXPORTS, rules: [FEEDBACK_MODULES] },
    plugins: [
      plugins.define({
        ...Object.fromEntries(
          Object.entries(constants).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
        ),
        ...stringConstants(),
      }),
      ...(isHtml ? [] : [replaceNodeModules(process.cwd())]),
      ...(isBundle ? [new EagerModulesPlugin(), new DeferScriptsPlugin(BUNDLES_ID), new BundledPackagesPlugin()] : []),
      ...(stage === 'build-html' ? [new BeforeQueriesPlugin(beforeQueries)] : []),
    ],
    resolve: {
      alias: {
        ...stemmerAlias(stemmer, process.cwd()),
        ...shimAliases(stage, process.cwd()),
        ...siteValuesAlias(siteConfig.url, palettes, process.cwd()),
        ...feedbackAlias(siteConfig.feedback !== undefined, process.cwd()),
      },
    },
  });
}
