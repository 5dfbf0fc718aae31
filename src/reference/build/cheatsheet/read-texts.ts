import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../../../site/build/env';
import { displayPath, readUtf8 } from '../../../site/build/source-text';
import { parseYamlFile } from '../../../site/build/yaml';
import type { Product } from '../../../site/config/product';
import { tokenValues, type TokenValues } from '../../../site/tokens';
import { CREDENTIALS } from '../../shared/types';

const text = z.string().min(1);
const terms = z
  .array(
    z.strictObject({
      term: text.describe('What the line is about.'),
      text: text.describe('What it means. Code is in backticks.'),
    }),
  )
  .default([]);

/** Schema of `cheatsheet.yaml`: the texts of the sheet that do not come from the API description. */
export const cheatsheetFile = z.strictObject({
  title: text.describe('Title of the sheet.'),
  subject: text.describe('Subject of the document, for programs that list files.'),
  subtitle: text.describe('Line below the title.'),
  credentials: z.record(z.enum(CREDENTIALS), text).describe('Short name of each credential, in a word or two.'),
  statuses: z
    .record(z.string().regex(/^[1-5]\d\d$/, 'allowed: a status code of three digits'), text)
    .describe('What a status means whatever the call, by its code in quotes.'),
  names: z
    .strictObject({
      options: text.describe('Title of the list of options.'),
      customFields: text.describe('Title of the list of custom fields.'),
      layouts: text.describe('Title of the list of layouts.'),
      webhooks: text.describe('Title of the list of webhooks.'),
      observerEvents: text.describe("Title of the list of the observer's events."),
    })
    .describe('Titles of the lists of names.'),
  observerEvents: z.array(text).describe("What the observer's websocket brings."),
  sections: z
    .array(
      z.strictObject({
        title: text.describe('Heading of the section.'),
        tags: z.array(text).default([]).describe('Tags of the API description whose calls the section lists.'),
        lead: terms.describe('Lines above the calls.'),
        terms: terms.describe('Lines below the calls.'),
        code: z.array(text).default([]).describe('Lines of code below them.'),
        showsStatuses: z.boolean().default(false).describe('Whether the section ends with the statuses.'),
      }),
    )
    .describe('The sections of the sheet, in order.'),
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

/** Whether the content has a cheatsheet at all. */
export function hasTexts(): boolean {
  return existsSync(join(env.contentRoot, TEXTS_PATH));
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
