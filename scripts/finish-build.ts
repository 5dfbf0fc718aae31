// Completes and checks the site that Gatsby has built:
// node -r ./tools/project/register-typescript.cjs scripts/finish-build.ts FOLDER
import { releaseNotesData } from '../src/content/build/release-notes/release-notes-data';
import { callFiles } from '../src/mock/build/call-files';
import { apiFolder } from '../src/reference/build/api-folder';
import { hasTexts, readTexts } from '../src/reference/build/cheatsheet/read-texts';
import { readAsyncDescription, readDescription, readOperations } from '../src/reference/build/read-operations';
import { readDeclarations } from '../src/reference/build/types/sdk-types';
import { writeWorker } from '../src/offline/build/write-worker';
import { kilobytes, readBundleStats, scriptsByChunk } from '../src/output/build/budgets';
import { finishSite } from '../src/output/build/finish-site';
import { pageDataFolder } from '../src/output/build/page-data-folder';
import { readApiVersion } from '../src/machines/build/api-version';
import { siteTexts } from '../src/machines/build/site-texts';
import { catalogFiles } from '../src/machines/build/api-catalog';
import { areaOf, readSearchAreas } from '../src/search/build/areas';
import { searchOrigins } from '../src/search/shared/origins';
import { endCommand, expectToFinish } from '../src/site/build/end-command';
import { env } from '../src/site/build/env';
import { languages } from '../src/site/build/locales/languages';
import { keep, recall } from '../src/site/build/remember';
import { palettes } from '../src/site/config/palettes';
import { product } from '../src/site/config/product';
import { siteConfig } from '../src/site/config/site-config';
import { formatProblem, messageWithCauses } from '../src/site/problems';
import { routes } from '../src/site/routes';
import { localeFolders } from '../tools/project/locale-folders.mjs';
import { tokenValues } from '../src/site/tokens';

const folder = process.argv[2] ?? 'public';
/** Read first: the statistics of the bundles are not part of the finished site. */
const stats = siteConfig.offline ? readBundleStats(folder) : { namedChunkGroups: {} };
const scripts = scriptsByChunk(stats);
/** Languages whose sites are in folders of this one. */
const translations = siteConfig.i18n.defaultLocale === languages[0] ? languages.slice(1) : [];
const { operations, digest } = readOperations();
const areas = readSearchAreas();
const finished = expectToFinish('Checking the site');
finish().then(finished, (error: unknown) => endCommand(messageWithCauses(error)));

async function finish(): Promise<void> {
  const version = readApiVersion();
  const description = readDescription(version);
  const events = readAsyncDescription(version);
  const exitCode = await finishSite(folder, {
    cheatsheet: operations.length > 0 && hasTexts() ? readCheatsheet() : undefined,
    description,
    events,
    dataFiles: [...callFiles(), ...releaseNotesData(), ...catalogFiles(description?.json, events !== undefined)],
    otherLanguages: translations.map((name) => localeFolders(process.cwd(), name).site),
    declarations: readDeclarations(env.contentRoot, tokenValues(product), apiFolder()),
    searchOrigins: searchOrigins(siteConfig.search),
    demandsSizes: Boolean(process.env.CI),
    texts: (pages) => siteTexts(folder, pages, { areas, areaOf: (path) => areaOf(path, areas) }),
    areaOf: (path) => {
      const area = areaOf(path, areas);
      return area.path === routes.home() ? undefined : area.label;
    },
  });
  process.exitCode = exitCode;
  if (exitCode === 0) await addWorker();
  else await nameSources();
}

/** Says in which file and line a link of the content is broken: the built pages only have addresses. */
async function nameSources(): Promise<void> {
  const { createSourceChecker } = await import('../src/content/build/sources/check-sources');
  const { problems } = await createSourceChecker().check();
  if (problems.length > 0) console.error(`In the files:\n${problems.map(formatProblem).join('\n')}`);
}

/** Last, because it contains digests of the other files. */
async function addWorker(): Promise<void> {
  const { precached, worker } = await writeWorker(folder, {
    isOffline: siteConfig.offline,
    baseUrl: siteConfig.baseUrl,
    dataFolder: pageDataFolder(folder),
    pages: [routes.offline(), routes.search()].map((path) => path.slice(1)),
    scripts,
    foreignPaths: translations.map((name) => siteConfig.i18n.localeConfigs[name]?.baseUrl ?? ''),
  });
  process.stdout.write(`✓ Offline: the service worker has ${kilobytes(worker)} and precaches ${kilobytes(precached)}.
`);
}

/** Loading the library that writes PDF files and its fonts takes longer than checking the site. */
async function readCheatsheet(): Promise<Uint8Array> {
  const inputs = [digest, readTexts(product), product, siteConfig.footer.year, palettes.light];
  const known = recall<string>('cheatsheet', inputs);
  if (known !== undefined) return Buffer.from(known, 'base64');
  const { buildCheatsheet } = await import('../src/reference/build/cheatsheet/build-cheatsheet');
  const pdf = await buildCheatsheet(operations, product);
  keep('cheatsheet', inputs, pdf.toString('base64'));
  return pdf;
}
