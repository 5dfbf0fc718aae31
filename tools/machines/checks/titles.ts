import { siteConfig } from '../../../src/site/config/site-config';
import type { CheckResult } from '../check-result';
import { readHeads, type BuiltHead } from './head-data';

/**
 * Each page has a title, a description and a canonical URL that no other page has, except for the same doc in another
 * version of the docs.
 */
export function checkTitles(folder: string): CheckResult {
  const heads = readHeads(folder);
  return {
    checked: `titles, descriptions and canonical URLs of ${heads.length} pages`,
    problems: [
      ...repeated(heads, 'title', ({ title }) => title),
      ...repeated(heads, 'description', ({ metas }) => metas.description ?? ''),
      ...repeated(heads, 'canonical URL', ({ canonical }) => canonical),
    ],
  };
}

function repeated(heads: readonly BuiltHead[], name: string, valueOf: (head: BuiltHead) => string): string[] {
  const files = new Map<string, string[]>();
  for (const head of heads) {
    const version = head.metas['docsearch:version'] ?? siteConfig.docs.lastVersion;
    const key = `${version === siteConfig.docs.lastVersion ? '' : version}\n${valueOf(head)}`;
    files.set(key, [...(files.get(key) ?? []), head.file]);
  }
  return [...files].flatMap(([key, [first = '', ...others]]) => {
    const value = key.slice(key.indexOf('\n') + 1);
    if (value === '') return [first, ...others].map((file) => `${file} has no ${name}; each page needs its own`);
    if (others.length === 0) return [];
    return [`${first} has the ${name} "${value}", as has ${others.join(', ')}; allowed: one page`];
  });
}
