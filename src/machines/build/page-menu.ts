import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../../site/build/env';
import { displayPath, readUtf8 } from '../../site/build/source-text';
import { parseYamlFile } from '../../site/build/yaml';
import { product } from '../../site/config/product';
import type { PageMenuSettings } from '../../site/page-menu';
import { tokenValues } from '../../site/tokens';

const ASSISTANTS = 3;

/** `page-menu.yaml`: the menu beside the title of a page. */
export const pageMenuFile = z.strictObject({
  assistants: z
    .array(
      z.strictObject({
        label: z.string().min(1),
        address: z
          .string()
          .regex(/^https:\/\/[^\s#]+=$/, 'must begin with https:// and end with =, as in https://chat.example/?q='),
      }),
    )
    .max(ASSISTANTS)
    .default([]),
  docsServerPage: z
    .string()
    .regex(/^(?:\/[\w.-]+)+$/, 'must be the path of a page, such as /docs/rest/connect-an-assistant')
    .or(z.literal(''))
    .default(''),
});

/**
 * Parses the content of `page-menu.yaml`.
 *
 * @throws ContentError naming file, line, field, the value found and what is allowed
 */
export function parsePageMenu(text: string, file: string): PageMenuSettings {
  return parseYamlFile(text, file, pageMenuFile, tokenValues(product));
}

/**
 * Reads `data/page-menu.yaml`. Without it, the menu has only what belongs to each page.
 *
 * @throws ContentError as `parsePageMenu` does
 */
export function readPageMenu(): PageMenuSettings {
  const path = join(env.contentRoot, 'data', 'page-menu.yaml');
  return existsSync(path) ? parsePageMenu(readUtf8(path), displayPath(path)) : { assistants: [], docsServerPage: '' };
}

/** The settings without a page that the site does not have. */
export function withExistingPages(settings: PageMenuSettings, pages: { has(path: string): boolean }): PageMenuSettings {
  return pages.has(settings.docsServerPage) ? settings : { ...settings, docsServerPage: '' };
}
