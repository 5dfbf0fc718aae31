import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../../site/build/env';
import { displayPath, readUtf8 } from '../../site/build/source-text';
import { parseYaml, validateYaml } from '../../site/build/yaml';
import { product } from '../../site/config/product';
import { ContentError } from '../../site/problems';
import { tokenValues } from '../../site/tokens';

const schema = z
  .array(
    z.strictObject({
      label: z.string().min(1),
      /** Address at and below which its pages are, without a docs version. */
      path: z.string().regex(/^\/$|^(?:\/[\w.-]+)+$/, 'allowed is a path such as /docs/rest or /'),
      /** Higher comes first. */
      rank: z.int().min(0),
    }),
  )
  .refine((areas) => areas.at(-1)?.path === '/', 'the last area must have the path / and take all other pages');

/** A part of the site by which results are grouped and, where they match equally well, ordered. */
export type SearchArea = Readonly<z.infer<typeof schema>[number]>;

/** For content without the file. */
const ALL_PAGES: SearchArea = { label: 'Documentation', path: '/', rank: 5 };

/**
 * Reads `data/search-areas.yaml`.
 *
 * @throws ContentError naming file, line, field, the value found and what is allowed.
 */
export function readSearchAreas(): readonly SearchArea[] {
  const path = join(env.contentRoot, 'data', 'search-areas.yaml');
  if (!existsSync(path)) return [ALL_PAGES];
  const file = displayPath(path);
  const { data, problems } = validateYaml(parseYaml(readUtf8(path), file), schema, file, tokenValues(product));
  if (data === undefined) throw new ContentError(problems);
  return data;
}

/** Area of a page, from its path without the base address. The first that fits counts. */
export function areaOf(path: string, areas: readonly SearchArea[]): SearchArea {
  return areas.find((area) => isWithin(path, area.path)) ?? ALL_PAGES;
}

function isWithin(path: string, areaPath: string): boolean {
  const withoutVersion = path.replace(/^\/docs\/[^/]+\//, '/docs/');
  const paths = areaPath.startsWith('/docs/') ? [path, withoutVersion] : [path];
  return areaPath === '/' || paths.some((one) => one === areaPath || one.startsWith(`${areaPath}/`));
}
