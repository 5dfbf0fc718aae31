import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listFiles } from '../../../src/output/build/list-files';
import { siteConfig } from '../../../src/site/config/site-config';
import { absoluteUrl, routes, type RoutePath } from '../../../src/site/routes';
import type { CheckResult } from '../check-result';
import { readHeads } from './head-data';

const size = z.int().positive();
const common = {
  version: z.literal('1.0'),
  title: z.string().min(1),
  provider_name: z.literal(siteConfig.title),
  provider_url: z.literal(absoluteUrl(siteConfig.url, siteConfig.baseUrl, '/')),
};
const shown = z.discriminatedUnion('type', [
  z.strictObject({ ...common, type: z.literal('link') }),
  z.strictObject({ ...common, type: z.literal('rich'), html: z.string().min(1), width: size, height: size }),
]);
/** All three or none. */
const thumbnail = z.strictObject({ thumbnail_url: z.url(), thumbnail_width: size, thumbnail_height: size });

/**
 * Each page that search engines may list has its oEmbed response, no other page has one, a page that names one names
 * its own, and each is as https://oembed.com describes it, with files of the site.
 */
export function checkOembed(folder: string): CheckResult {
  const heads = readHeads(folder);
  const expected = new Map(
    heads
      .filter(({ file, metas }) => file !== '404.html' && !/noindex/.test(metas.robots ?? ''))
      .map(({ file, oembed }) => [responseOf(file), { file, oembed }]),
  );
  const found = listFiles(folder).filter((file) => file.startsWith('/oembed/'));
  return {
    checked: `oEmbed responses of ${expected.size} pages`,
    problems: [
      ...[...expected].flatMap(([path, { file }]) =>
        existsSync(join(folder, path)) ? [] : [`${file}: ${path} is missing; expected one that the build writes`],
      ),
      ...found.filter((path) => !expected.has(path)).map((path) => `${path} belongs to no page that may be listed`),
      ...heads.flatMap(({ file, oembed }) => {
        const own = absoluteUrl(siteConfig.url, siteConfig.baseUrl, responseOf(file));
        return oembed === '' || oembed === own ? [] : [`${file} names "${oembed}"; allowed: ${own}`];
      }),
      ...found.flatMap((path) => problemsOf(folder, path).map((problem) => `${path}: ${problem}`)),
    ],
  };
}

const responseOf = (file: string): RoutePath =>
  routes.oembed(file === 'index.html' ? '/index' : (`/${file.replace(/\/index\.html$/, '')}` as RoutePath));

function problemsOf(folder: string, path: string): string[] {
  let response: Record<string, unknown>;
  try {
    response = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record<string, unknown>;
  } catch (error) {
    return [(error as Error).message];
  }
  const isOfThumbnail = ([name]: [string, unknown]): boolean => name.startsWith('thumbnail_');
  const fields = Object.entries(response);
  const picture = fields.filter(isOfThumbnail);
  const results = [
    shown.safeParse(Object.fromEntries(fields.filter((field) => !isOfThumbnail(field)))),
    ...(picture.length > 0 ? [thumbnail.safeParse(Object.fromEntries(picture))] : []),
  ];
  const issues = results.flatMap(({ error }) => error?.issues ?? []);
  return [
    ...issues.map((issue) => `field "${issue.path.join('.')}": ${issue.message}`),
    ...addressesIn(response)
      .filter((address) => !isFile(folder, address))
      .map((address) => `found "${address}", which is no file of the site`),
  ];
}

/** The picture and the frames. */
function addressesIn({ html, thumbnail_url: picture }: Record<string, unknown>): string[] {
  const frames = typeof html === 'string' ? [...html.matchAll(/ src="([^"]*)"/g)].map(([, src = '']) => src) : [];
  return [...frames, ...(typeof picture === 'string' ? [picture] : [])];
}

function isFile(folder: string, address: string): boolean {
  const root = absoluteUrl(siteConfig.url, siteConfig.baseUrl, '/');
  return address.startsWith(root) && existsSync(join(folder, address.slice(root.length).replace(/[?#].*$/s, '')));
}
