import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../../../site/build/env';
import { displayPath, readUtf8 } from '../../../site/build/source-text';
import { parseYamlFile } from '../../../site/build/yaml';
import type { Product } from '../../../site/config/product';
import { tokenValues, type TokenValues } from '../../../site/tokens';
import { CREDENTIALS } from '../../shared/types';

const text = z.string().min(1);
const terms = z.array(z.strictObject({ term: text, text })).default([]);

/** Schema of `cheatsheet.yaml`: the texts of the sheet that do not come from the API description. */
export const cheatsheetFile = z.strictObject({
  title: text,
  subject: text,
  subtitle: text,
  /** Short name of each credential, in a word or two. */
  credentials: z.record(z.enum(CREDENTIALS), text),
  statuses: z.record(z.string().regex(/^[1-5]\d\d$/, 'allowed: a status code of three digits'), text),
  names: z.strictObject({ options: text, customFields: text, layouts: text, webhooks: text, observerEvents: text }),
  observerEvents: z.array(text),
  sections: z.array(
    z.strictObject({
      title: text,
      tags: z.array(text).default([]),
      lead: terms,
      terms,
      code: z.array(text).default([]),
      showsStatuses: z.boolean().default(false),
    }),
  ),
});

export type SheetTexts = z.infer<typeof cheatsheetFile>;

/** Path of the file, relative to the content root. */
export const TEXTS_PATH = 'data/cheatsheet.yaml';

/**
 * Parses `cheatsheet.yaml`.
 *
 * @throws ContentError naming file, line, field, the value found and what is allowed.
 */
export function parseTexts(source: string, file: string, tokens: TokenValues): SheetTexts {
  return parseYamlFile(source, file, cheatsheetFile, tokens);
}

/**
 * Reads `cheatsheet.yaml` below the content root.
 *
 * @throws ContentError like `parseTexts`
 */
export function readTexts(product: Product): SheetTexts {
  const path = join(env.contentRoot, TEXTS_PATH);
  return parseTexts(readUtf8(path), displayPath(path), tokenValues(product));
}
