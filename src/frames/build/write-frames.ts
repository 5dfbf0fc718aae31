import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DIGEST_LENGTH } from '../../site/build/bundle-names';
import { product } from '../../site/config/product';
import { siteConfig } from '../../site/config/site-config';
import { joinPath, routes, withBase, type RoutePath } from '../../site/routes';
import { sdkNames, type Program } from '../shared/program';
import { bundleFrames } from './bundle-frames';
import { appDocument, pageDocument, type StageFiles } from './frame-document';
import { readPrograms } from './read-programs';

/** A program and the page whose text it is. */
interface PlacedProgram extends Program {
  readonly page: RoutePath;
}

/**
 * Writes a document for each program on the pages of a built site, with what these load.
 *
 * @returns number of programs
 * @throws Error naming what cannot be compiled
 */
export async function writeFrames(folder: string): Promise<number> {
  rmSync(join(folder, routes.sampleFrames()), { recursive: true, force: true });
  const programs = findPrograms(folder);
  if (programs.length === 0) return 0;
  for (const [path, content] of await frameFiles(programs)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return programs.length;
}

/** The programs of docs, the only pages that have some. */
function findPrograms(folder: string): PlacedProgram[] {
  return readdirSync(join(folder, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .flatMap(({ parentPath }) => {
      const page = joinPath(parentPath.slice(folder.length).replaceAll('\\', '/'));
      return readPrograms(readFileSync(join(parentPath, 'index.html'), 'utf8')).map((program) => ({
        ...program,
        page,
      }));
    })
    .sort((one, other) => (bundleName(one) < bundleName(other) ? -1 : 1));
}

const isPage = ({ files }: Program): boolean => files.some(({ name }) => name.endsWith('.html'));
const bundleName = ({ page, name }: PlacedProgram): string => `${page}/${name}`.slice(1).replace(/[^A-Za-z0-9]+/g, '-');

/** All files of the frames, by their path in the site. */
async function frameFiles(programs: readonly PlacedProgram[]): Promise<Map<RoutePath, string | Buffer>> {
  const files = new Map<RoutePath, string | Buffer>();
  const address = (name: string): string => withBase(siteConfig.baseUrl, joinPath(routes.sampleFrames(), name));
  const put = (name: string, content: string | Buffer): string => {
    files.set(joinPath(routes.sampleFrames(), name), content);
    return address(name);
  };
  const putHashed = (stem: string, extension: string, content: string): string => {
    const digest = createHash('sha256').update(content).digest('hex').slice(0, DIGEST_LENGTH);
    return put(`${stem}.${digest}.${extension}`, content);
  };
  const apps = programs.filter((program) => !isPage(program));
  const bundles = await bundleFrames(Object.fromEntries(apps.map((app) => [bundleName(app), app.files])));
  for (const [name, content] of bundles.files) put(name, content);
  const scriptOf = (entry: string): string => address(bundles.scripts[entry] ?? '');
  const stage: StageFiles = {
    stage: scriptOf('stage'),
    iframeApi: scriptOf('iframe-api'),
    styles: putHashed('frame', 'css', readFileSync('src/frames/stage/frame.css', 'utf8')),
  };
  for (const program of programs) {
    const stem = bundleName(program);
    const html = isPage(program)
      ? pageDocument(program.files, sdkNames(product), stage, (extension, content) =>
          putHashed(stem, extension, content),
        )
      : appDocument(program.name, scriptOf(stem), stage);
    files.set(routes.sampleFrame(program.page, program.name), html);
  }
  return files;
}
