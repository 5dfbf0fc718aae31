import { existsSync, readdirSync } from 'node:fs';
import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { displayPath, readUtf8 } from '../../../site/build/source-text';
import { expandTokens, type TokenValues } from '../../../site/tokens';
import { dataFilePath } from '../files/data';
import type { SourceLink } from './page-links';

/** Fields of data files and of front matter whose whole value is an address. */
const ADDRESS_FIELDS = new Set(['to', 'href', 'see', 'link', 'docsServerPage', 'x-docs']);
const MARKDOWN_LINK = /(?<!!)\[[^\]\n]*\]\(<?([^)\s>]+)/g;
/** The redirects' targets have patterns and a check of their own. */
const OWN_CHECKS = new Set(['redirects.yaml']);

/** Links of all data files: fields that are addresses, and links in texts. */
export function readDataLinks(tokens: TokenValues): SourceLink[] {
  const folder = dataFilePath('.');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !OWN_CHECKS.has(name))
    .sort()
    .flatMap((name) => linksOfYaml(readUtf8(dataFilePath(name)), displayPath(dataFilePath(name)), tokens));
}

/**
 * Links of a YAML text, whose syntax errors are reported elsewhere.
 *
 * @param firstLine line of the file on which the text begins
 */
export function linksOfYaml(text: string, file: string, tokens: TokenValues, firstLine = 1): SourceLink[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const links: SourceLink[] = [];
  const walk = (node: unknown, path: readonly string[]): void => {
    if (isMap(node)) for (const { key, value } of node.items) walk(value, [...path, String(key)]);
    else if (isSeq(node)) node.items.forEach((item, index) => walk(item, [...path, String(index)]));
    else if (isScalar(node) && typeof node.value === 'string') {
      const value = expandTokens(node.value, tokens);
      const line = lineCounter.linePos(node.range?.[0] ?? 0).line + firstLine - 1;
      const place = { file, line, where: `field "${path.join('.')}"` };
      if (ADDRESS_FIELDS.has(path.at(-1) ?? '')) links.push({ ...place, href: value });
      else for (const [, href = ''] of value.matchAll(MARKDOWN_LINK)) links.push({ ...place, href });
    }
  };
  walk(document.contents, []);
  return links;
}
