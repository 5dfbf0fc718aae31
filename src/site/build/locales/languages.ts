import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../env';
import { siteConfig } from '../../config/site-config';
import { translationFolder } from './overlay';

/** The languages of the site, that of the content first. */
export const languages: readonly string[] = siteConfig.i18n.locales;

/** Whether the site has several languages. */
export const hasLanguages = languages.length > 1;

/**
 * The languages in which a page has a text of its own; all of them for pages that are not made from a file of pages.
 *
 * @param source path of the page's file in the content
 */
export function languagesOf(source: string): readonly string[] {
  if (!/\.mdx?$/.test(source)) return languages;
  const [, ...others] = languages;
  return languages.filter(
    (name) => !others.includes(name) || existsSync(join(translationFolder(env.contentSource, name), source)),
  );
}
