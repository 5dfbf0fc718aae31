import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { frontMatterSchemas } from '../../src/content/build/types/editor-schemas';
import { PAGE_KINDS_FILE, parsePageRules } from '../content-rules/page-kinds';
import { dataSchemas } from '../editors/data-schemas';
import { describeFields } from './describe-fields';
import { describeKinds } from './describe-kinds';

/** Documents with texts that are made from the rules of content. */
export const RULE_DOCUMENTS = ['CONTRIBUTING.md', 'maintaining/fields.md'] as const;

/** What is made from the rules of the content in `content`: texts by the names of their markers. */
export function ruleTexts(): Readonly<Record<string, string>> {
  const path = join('content', PAGE_KINDS_FILE);
  const section = ([name, schema]: readonly [string, z.ZodType]): string => `### ${name}\n\n${describeFields(schema)}`;
  return {
    // Without values for tokens, addresses stay as they are written.
    kinds: describeKinds(parsePageRules(readFileSync(path, 'utf8'), path, {})),
    'front matter': Object.entries(frontMatterSchemas)
      .map(([kind, schema]) => section([{ doc: 'Docs', post: 'Posts', page: 'Pages' }[kind] ?? kind, schema]))
      .join('\n\n'),
    'data files': Object.entries(dataSchemas)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(section)
      .join('\n\n'),
  };
}

/** Matches a marked text: `<!-- rules: NAME -->`, the text, and `<!-- end of rules -->`. */
const MARKED = /(<!-- rules: ([\w ]+) -->\n)([\s\S]*?)(<!-- end of rules -->)/g;

/**
 * Puts texts between their markers.
 *
 * @throws Error for a marker without a text
 */
export function fillMarked(document: string, texts: Readonly<Record<string, string>>): string {
  return document.replace(MARKED, (_all, start: string, name: string, _old: string, end: string) => {
    const text = texts[name];
    if (text === undefined)
      throw new Error(`Found the marker "rules: ${name}"; allowed: ${Object.keys(texts).join(', ')}.`);
    return `${start}\n${text}\n\n${end}`;
  });
}

/** The names of the markers in a document. */
export const markersOf = (document: string): string[] => [...document.matchAll(MARKED)].map(([, , name = '']) => name);
