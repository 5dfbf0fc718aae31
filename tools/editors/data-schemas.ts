import type { z } from 'zod';
import { dataFiles } from '../../src/content/build/types/editor-schemas';
import { pageMenuFile } from '../../src/machines/build/page-menu';
import { redirectsFile } from '../../src/output/build/redirects/schema';
import { cheatsheetFile } from '../../src/reference/build/cheatsheet/read-texts';
import { searchAreasFile } from '../../src/search/build/areas';
import { brandSchema } from '../../src/site/config/brand-schema';
import { stringsSchema } from '../../src/site/build/strings/strings-schema';
import { docsVersionsSchema } from '../../src/site/config/docs-versions-schema';
import { localesSchema } from '../../src/site/config/locales-schema';
import { pageKindsFile } from '../content-rules/page-kinds-schema';
import { termsFile } from '../content-rules/terms';

/** The schema of every YAML file in `content/data`, by the file's name. */
export const dataSchemas: Readonly<Record<string, z.ZodType>> = {
  ...dataFiles,
  'brand.yaml': brandSchema,
  'cheatsheet.yaml': cheatsheetFile,
  'locales.yaml': localesSchema,
  'page-kinds.yaml': pageKindsFile,
  'page-menu.yaml': pageMenuFile,
  'redirects.yaml': redirectsFile,
  'search-areas.yaml': searchAreasFile,
  'strings.yaml': stringsSchema,
  'terms.yaml': termsFile,
  'versions.yaml': docsVersionsSchema,
};
