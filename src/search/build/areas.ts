import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../../site/build/env';
import { displayPath, readUtf8 } from '../../site/build/source-text';
import { parseYamlFile } from '../../site/build/yaml';
import { product } from '../../site/config/product';
import { siteConfig } from '../../site/config/site-config';
import { offPartOf } from '../../site/parts';
import { tokenValues } from '../../site/tokens';

/** `search-areas.yaml`: the areas by which search groups its results. */
export const searchAreasFile = z
  .array(
    z.strictObject({
      label: z.string().min(1).describe('Heading of the group of results.'),
      path: z
        .string()
        .regex(/^\/$|^(?:\/[\w.-]+)+$/, 'must be a path such as /docs/rest or /')
        .describe('Path of the area, without a docs version. The pages at and below it belong to the area.')
        .meta({ examples: ['/docs/rest'] }),
      rank: z
        .int()
        .min(0)
        .describe('Of results that match equally well, those of the area with the higher rank come first.'),
    }),
  )
  .refine((areas) => areas.at(-1)?.path === '/', 'the last area must have the path / to match all other pages');

/** A part of the site. Results are grouped by area, and the area's rank orders results that match equally well. */
export type SearchArea = Readonly<z.infer<typeof searchAreasFile>[number]>;

/** The only area if the file does not exist. */
const ALL_PAGES: SearchArea = { label: STRINGS.search.documentation, path: '/', rank: 5 };

/**
 * Reads `data/search-areas.yaml`, without the areas of parts that the site does not have.
 *
 * @throws ContentError naming file, line, field, the value found and what is allowed.
 */
export function readSearchAreas(): readonly SearchArea[] {
  const path = join(env.contentRoot, 'data', 'search-areas.yaml');
  if (!existsSync(path)) return [ALL_PAGES];
  const areas = parseYamlFile(readUtf8(path), displayPath(path), searchAreasFile, tokenValues(product));
  return areas.filter((area) => offPartOf(area.path, siteConfig.off) === undefined);
}

/** Area of a page by its path without the base path. The first matching area wins. */
export function areaOf(path: string, areas: readonly SearchArea[]): SearchArea {
  return areas.find((area) => isWithin(path, area.path)) ?? ALL_PAGES;
}

function isWithin(path: string, areaPath: string): boolean {
  const withoutVersion = path.replace(/^\/docs\/[^/]+\//, '/docs/');
  const paths = areaPath.startsWith('/docs/') ? [path, withoutVersion] : [path];
  return areaPath === '/' || paths.some((candidate) => candidate === areaPath || candidate.startsWith(`${areaPath}/`));
}
