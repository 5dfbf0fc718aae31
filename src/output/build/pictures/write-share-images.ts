import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keep, recall } from '../../../site/build/remember';
import { palettes } from '../../../site/config/palettes';
import type { SiteConfig } from '../../../site/config/site-config';
import { absoluteUrl, routes, type RoutePath } from '../../../site/routes';
import type { BuiltPage } from '../links';
import type { ShareText } from './share-drawing';

type Site = Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'baseUrl'>;

interface Options {
  readonly site: Site;
  /** Name of the part of the site that a page belongs to, if any, by the page's path. */
  readonly areaOf: (path: string) => string | undefined;
}

/** A picture that a build has written, to be left alone by the next one. */
interface Written {
  /** Of what it shows. */
  readonly digest: string;
  readonly bytes: number;
}

const NAME = 'share-images';
/** Colors of dark mode by the beginning of a page's path; the first that matches counts. */
const AREA_COLORS = [
  ['/docs/sdks', 'info'],
  ['/docs/streamrec', 'danger'],
  ['/blog', 'amber'],
  ['/release-notes', 'violet'],
  ['/', 'accent'],
] as const;

/**
 * Draws the share image of every page that names one, and removes those of pages that are gone. What an earlier build
 * has drawn, and which would look the same, stays as it is.
 *
 * @param folder the built site
 * @returns the number of pictures, and of those that were drawn
 */
export async function writeShareImages(
  folder: string,
  pages: readonly BuiltPage[],
  options: Options,
): Promise<{ readonly total: number; readonly drawn: number }> {
  const wanted = shareTexts(pages, options);
  const earlier = recall<Readonly<Record<string, Written>>>(NAME, null) ?? {};
  const written: Record<string, Written> = {};
  const missing: (readonly [path: RoutePath, text: ShareText, digest: string])[] = [];
  for (const [path, text] of wanted) {
    const digest = createHash('sha256').update(JSON.stringify(text)).digest('base64url');
    const found = earlier[path];
    if (found?.digest === digest && sizeOf(join(folder, path)) === found.bytes) written[path] = found;
    else missing.push([path, text, digest]);
  }
  await Promise.all(
    missing.map(async ([path, text, digest]) => {
      const png = await draw(text);
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, png);
      written[path] = { digest, bytes: png.length };
    }),
  );
  for (const path of Object.keys(earlier)) if (!wanted.has(path)) rmSync(join(folder, path), { force: true });
  keep(NAME, null, written);
  return { total: wanted.size, drawn: missing.length };
}

/** What to draw, by the path of the picture. */
export function shareTexts(pages: readonly BuiltPage[], { site, areaOf }: Options): Map<RoutePath, ShareText> {
  const texts = new Map<RoutePath, ShareText>();
  const root = absoluteUrl(site.url, site.baseUrl, '/').replace(/\/$/, '');
  for (const { path, facts } of pages) {
    const image = facts.metas['og:image'];
    if (image === `${root}${routes.shareImage(routes.home())}`)
      texts.set(routes.shareImage(routes.home()), siteText(site));
    else if (image === `${root}${routes.shareImage(path)}`)
      texts.set(routes.shareImage(path), {
        ...titleAndArea((facts.metas['og:title'] ?? '').replace(` | ${site.title}`, ''), areaOf(path)),
        site: site.title,
        color: colorOf(path),
        seed: path,
      });
  }
  return texts;
}

/** `Chat | Go SDK` in the area `SDKs` is `Chat` in `SDKs · Go SDK`. An area with which the title begins is left out. */
function titleAndArea(fullTitle: string, area: string | undefined): Pick<ShareText, 'title' | 'area'> {
  const [title = '', ...parts] = fullTitle.split(' | ');
  const areas = [area, ...parts].filter((name) => name !== undefined && !title.startsWith(name));
  return { title, area: areas.join(' · ') };
}

function siteText({ title, tagline }: Site): ShareText {
  return { title: tagline, area: '', site: title, color: colorOf('/'), seed: '/' };
}

function colorOf(path: string): string {
  const role = AREA_COLORS.find(([start]) => `${path}/`.startsWith(start))?.[1] ?? 'accent';
  return palettes.dark[role];
}

function sizeOf(file: string): number | undefined {
  return existsSync(file) ? statSync(file).size : undefined;
}

/** Libraries and the font take a while to load, and are not needed if nothing has changed. */
async function draw(text: ShareText): Promise<Buffer> {
  const [{ default: sharp }, { shareDrawing }] = await Promise.all([import('sharp'), import('./share-drawing')]);
  // One core for each picture: several are drawn at a time.
  sharp.concurrency(1);
  // Without dithering, which makes flat pictures larger. More effort hardly makes them smaller, the highest level of
  // compression only by 4 %, and takes half as long again.
  const format = { palette: true, colours: 32, dither: 0, compressionLevel: 6, effort: 1 } as const;
  return sharp(Buffer.from(shareDrawing(text)))
    .png(format)
    .toBuffer();
}
