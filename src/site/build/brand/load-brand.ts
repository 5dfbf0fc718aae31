import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import type { Brand } from '../../config/brand-schema';
import type { LoadedBrand } from '../../config/brand';
import type { Palettes } from '../../config/palette';
import { ContentError, type Problem } from '../../problems';
import { brandSchema } from '../../config/brand-schema';
import { docsVersionsSchema } from '../../config/docs-versions-schema';
import { localesSchema } from '../../config/locales-schema';
import { endCommand } from '../end-command';
import { missingParts } from '../parts';
import { readConfiguration } from '../read-configuration';
import { displayPath } from '../source-text';
import { parseYaml, validateYaml, type YamlSource } from '../yaml';
import { computePalettes } from './compute-palettes';
import { failingPairs } from './contrast-pairs';

type Environment = Record<string, string | undefined>;

const FILE = join('data', 'brand.yaml');
const VERSIONS = join('data', 'versions.yaml');
const LOCALES = join('data', 'locales.yaml');

/**
 * Loads the brand, the versions of the docs and the languages into `BRAND_JSON`, from which the configuration is made,
 * in this process and those that it starts. The brand of the content root counts; without one there, that of the
 * project. Ends the command if a file has problems.
 */
export function loadBrand(environment: Environment = process.env): void {
  try {
    environment.BRAND_JSON = readConfiguration((root) => readAll(root, environment.BRAND_JSON), environment);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    endCommand(error.message);
  }
}

/**
 * @param known what was read last, which is returned if the files are the same
 * @returns a `LoadedBrand` as JSON
 * @throws ContentError with what is wrong in the files
 */
function readAll(contentRoot: string, known: string | undefined): string {
  const file = brandFile(contentRoot);
  if (!existsSync(file))
    throw new ContentError([
      { file: displayPath(file), message: 'does not exist; it names the product and its domain.' },
    ]);
  const text = readFileSync(file, 'utf8');
  const versions = readOptional(join(contentRoot, VERSIONS));
  const locales = readOptional(join(contentRoot, LOCALES));
  const key = [resolve(file), text, versions?.text, locales?.text].join('\n');
  if (known && (JSON.parse(known) as LoadedBrand).key === key) return known;
  const read = readBrand(text, displayPath(file));
  return JSON.stringify({
    key,
    ...read,
    off: missingParts(read.brand, contentRoot),
    ...(versions ? { docsVersions: parse(versions, docsVersionsSchema) } : {}),
    ...(locales ? { locales: parse(locales, localesSchema) } : {}),
  } satisfies LoadedBrand);
}

interface DataFile {
  readonly text: string;
  /** Path for messages. */
  readonly file: string;
}

function readOptional(path: string): DataFile | undefined {
  return existsSync(path) ? { text: readFileSync(path, 'utf8'), file: displayPath(path) } : undefined;
}

/** @throws ContentError with line, field, the value found and what is allowed */
function parse<T>({ text, file }: DataFile, schema: z.ZodType<T>): T {
  const { data, problems } = validateYaml(parseYaml(text, file), schema, file, {});
  if (!data) throw new ContentError(problems);
  return data;
}

/** Path of the file. */
function brandFile(contentRoot: string): string {
  const own = join(contentRoot, FILE);
  return existsSync(own) ? own : resolve(__dirname, '../../../..', 'content', FILE);
}

/**
 * Parses the file and computes the colors.
 *
 * @param file path for messages
 * @throws ContentError with line, field, the value found and what is allowed; or the pairs of colors without contrast
 */
export function readBrand(text: string, file: string): { readonly brand: Brand; readonly palettes?: Palettes } {
  const source = parseYaml(text, file);
  const { data: brand, problems } = validateYaml(source, brandSchema, file, {});
  if (!brand) throw new ContentError(problems);
  if (!brand.colors) return { brand };
  const palettes = computePalettes(brand.colors);
  const illegible = colorProblems(palettes, brand.colors, source, file);
  if (illegible.length > 0) throw new ContentError(illegible);
  return { brand, palettes };
}

function colorProblems(
  palettes: Palettes,
  colors: NonNullable<Brand['colors']>,
  source: YamlSource,
  file: string,
): Problem[] {
  return (['light', 'dark'] as const).flatMap((mode) =>
    failingPairs(palettes[mode]).map(({ front, ground, ratio, least }) => {
      const role = [front, ground].find((name) => colors[mode]?.[name]);
      const path = role ? ['colors', mode, role] : ['colors', 'accent'];
      const { [front]: one, [ground]: other } = palettes[mode];
      return {
        file,
        line: source.lineOf(path),
        message:
          `field "${path.join('.')}": "${front}" (${one}) on "${ground}" (${other}) has a contrast of ` +
          `${ratio.toFixed(2)} in the ${mode} mode; expected at least ${least}`,
      };
    }),
  );
}
