import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../site/config/site-config';
import type { Redirects } from '../../site/redirects';
import { routes } from '../../site/routes';
import { counted } from '../../site/counted';
import { addFiles } from './added-files';
import { checkBudgets, kilobytes } from './budgets';
import { checkSite, readBuiltPages } from './check-site';
import { describeHost, type HostDescription, type NestedSite } from './host/description';
import { hostFiles } from './host/host-files';
import { findUnknownTypes } from './host/media-types';
import { listFiles } from './list-files';
import type { BuiltPage } from './links';
import { noticesText } from './notices/notices';
import { pageDataFolder, restorePageData, versionPageData } from './page-data-folder';
import { checkPageSizes, type PageSizes } from './page-sizes';
import { manifestText } from './pictures/manifest';
import { sitePictures } from './pictures/site-pictures';
import { writeShareImages } from './pictures/write-share-images';
import { readPublishedScripts } from './published-scripts';
import { removeUnusedImages } from './remove-unused-images';
import { hasExpired, humansText, securityText } from './contact-files';
import { openSearchXml, renameSitemap, robotsText } from './site-files';

/** The API description in two formats. */
type ApiDescription = Readonly<Record<'yaml' | 'json', string>>;

interface SiteTexts {
  readonly files: readonly (readonly [path: string, content: string])[];
  readonly summary: string;
  readonly problems: readonly string[];
}

/** What other parts of the project contribute to the built site. */
interface SiteParts {
  /** The cheatsheet (PDF) of the API's operations, if there are any. */
  readonly cheatsheet: Promise<Uint8Array> | undefined;
  /** The API description. */
  readonly description: ApiDescription | undefined;
  /** The AsyncAPI document of the events. */
  readonly events: ApiDescription | undefined;
  /** What the console and the stand-in need of the API, its catalog, and the release notes: paths and JSON. */
  readonly dataFiles: readonly (readonly [path: string, content: string])[];
  /** Declarations of the SDKs, by file name. */
  readonly declarations: Readonly<Record<string, string>>;
  /** Origins that the search sends requests to. */
  readonly searchOrigins: readonly string[];
  /** True if sizes over their budgets are errors. */
  readonly demandsSizes: boolean;
  /** Texts of the pages for language models and agents: files, a line that says how large they are, and problems. */
  readonly texts: (pages: readonly BuiltPage[]) => Promise<SiteTexts>;
  /** Name of the part of the site that a page belongs to, if any, by the page's path. */
  readonly areaOf: (path: string) => string | undefined;
  /** Folders of the built sites in the other languages, if this one is in the language of the content. */
  readonly otherLanguages?: readonly string[];
}

/**
 * Adds the files that Gatsby does not write to the built site, checks the site, and prints the result.
 *
 * @param folder the built site
 * @returns exit code: 1 if there are problems
 */
export async function finishSite(folder: string, parts: SiteParts): Promise<0 | 1> {
  renameSitemap(folder);
  // A site can be finished again.
  restorePageData(folder);
  versionPageData(folder);
  if (hasExpired(siteConfig.security, new Date()))
    console.warn(`! security.txt expired at ${siteConfig.security?.expires}: set SECURITY_EXPIRES to a later time.`);
  const built = readBuiltPages(folder);
  // Pictures are drawn in other threads.
  const [images, texts] = await Promise.all([
    writeShareImages(folder, built, { site: siteConfig, areaOf: parts.areaOf }),
    addSiteFiles(folder, built, parts),
  ]);
  if (images.drawn > 0) process.stdout.write(`✓ Share images: ${images.drawn} of ${images.total} drawn.\n`);
  const { pages, redirects, problems: broken } = checkSite(folder, built);
  removeUnusedImages(folder, pages);
  const { problems: tooLarge, docScripts } = checkBudgets(folder);
  const sizes = checkPageSizes(built, join(folder, pageDataFolder(folder)));
  for (const [path, content] of filesForHosts(pages, redirects, parts)) writeFileSync(join(folder, path), content);
  const judged = judge(
    [...broken, ...findUnknownTypes(listFiles(folder))],
    [...tooLarge, ...sizes.problems, ...texts.problems],
    parts.demandsSizes,
  );
  if (judged.warning) console.warn(judged.warning);
  if (judged.errors.length > 0) console.error(judged.errors.join('\n'));
  else process.stdout.write(`${formatSummary(pages.length, docScripts, sizes.largest)}\n${texts.summary}\n`);
  return judged.errors.length > 0 ? 1 : 0;
}

/**
 * What breaks pages ends every build. What is larger than the project allows itself does so only where the project is
 * checked; for its users, it is one line of warning.
 */
export function judge(
  faults: readonly string[],
  tooLarge: readonly string[],
  demandsSizes: boolean,
): { readonly errors: readonly string[]; readonly warning?: string } {
  if (demandsSizes || tooLarge.length === 0) return { errors: [...faults, ...tooLarge] };
  return { errors: faults, warning: `! Larger than this project allows in CI: ${tooLarge.join('; ')}` };
}

/** Writes the files to add. Returns the texts among them. */
async function addSiteFiles(folder: string, built: readonly BuiltPage[], parts: SiteParts): Promise<SiteTexts> {
  const texts = await parts.texts(built);
  const cheatsheet = await parts.cheatsheet;
  addFiles(folder, [
    ...(isTranslation ? [] : [['/robots.txt', robotsText(siteConfig)] as const]),
    ['/opensearch.xml', openSearchXml(siteConfig)],
    [routes.manifest(), manifestText(siteConfig)],
    ['/third-party-notices.txt', noticesText(folder)],
    ['/humans.txt', humansText(siteConfig)],
    ...(siteConfig.security && !isTranslation
      ? [['/.well-known/security.txt', securityText(siteConfig)] as const]
      : []),
    ...(await sitePictures(siteConfig)),
    ...parts.dataFiles,
    ...(cheatsheet ? [[routes.cheatsheet(), cheatsheet] as const] : []),
    ...bothFormats('openapi', parts.description),
    ...bothFormats('asyncapi', parts.events),
    ...Object.entries(parts.declarations).map(([name, text]) => [`/api/types/${name}`, text] as const),
    ...texts.files,
  ]);
  return texts;
}

const bothFormats = (name: string, description: ApiDescription | undefined) =>
  description ? [[`/${name}.yaml`, description.yaml] as const, [`/${name}.json`, description.json] as const] : [];

/** What the build of another language leaves for that of the content's language, which describes the host for all. */
const NESTED_FILE = 'host.json';
const { sourceLocale, defaultLocale } = siteConfig.i18n;
const isTranslation = sourceLocale !== undefined && defaultLocale !== sourceLocale;

function filesForHosts(
  pages: readonly BuiltPage[],
  redirects: Redirects,
  { searchOrigins, otherLanguages = [] }: Pick<SiteParts, 'searchOrigins' | 'otherLanguages'>,
): [path: string, content: string][] {
  if (isTranslation) {
    const nested: NestedSite = { baseUrl: siteConfig.baseUrl, inline: inlineOf(pages), redirects };
    return [[NESTED_FILE, JSON.stringify(nested)]];
  }
  const nested = otherLanguages.map(
    (other) => JSON.parse(readFileSync(join(other, NESTED_FILE), 'utf8')) as NestedSite,
  );
  return hostFiles(hostOf(pages, searchOrigins, redirects, nested), redirects, nested);
}

function inlineOf(pages: readonly BuiltPage[]) {
  return {
    scripts: [...pages.flatMap(({ facts }) => facts.inlineScripts), ...readPublishedScripts()],
    styles: pages.flatMap(({ facts }) => facts.inlineStyles),
    writesStyles: pages.some(({ facts }) => facts.hasLiveDiagram),
  };
}

function hostOf(
  pages: readonly BuiltPage[],
  search: readonly string[],
  redirects: Redirects,
  nested: readonly NestedSite[],
): HostDescription {
  const { baseUrl, indexing, url: siteUrl, tagManager, policyReportsUrl, console: servers, off } = siteConfig;
  const foreignOrigin = (address: string | undefined): string | undefined => {
    const origin = address === undefined ? siteUrl : new URL(address, siteUrl).origin;
    return origin === siteUrl ? undefined : origin;
  };
  const origins = {
    tag: tagManager?.host,
    search,
    feedback: foreignOrigin(siteConfig.feedback?.url),
    calls: off.includes('api') ? [] : [servers.mockUrl, ...servers.apiUrls],
  };
  return describeHost({
    inline: inlineOf(pages),
    nested,
    origins,
    baseUrl,
    siteUrl,
    indexing,
    policyReportsUrl,
    redirects,
    off,
  });
}

function formatSummary(pages: number, docScripts: number, largest: PageSizes['largest']): string {
  return (
    `✓ ${counted(pages, 'page')}: links, anchors, files and ids are valid. Scripts of a docs page: ` +
    `${kilobytes(docScripts)}, largest page: ${kilobytes(largest.html)} of HTML, largest page data: ` +
    `${kilobytes(largest.data)} (after gzip).`
  );
}
