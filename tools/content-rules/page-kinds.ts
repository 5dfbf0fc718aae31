import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import { parseYamlFile } from '../../src/site/build/yaml';
import { escapePattern } from '../../src/site/escape-pattern';
import { ContentError } from '../../src/site/problems';
import type { TokenValues } from '../../src/site/tokens';
import { pageKindsFile, type Part } from './page-kinds-schema';

/** A heading that a page must have. */
export interface RequiredHeading {
  readonly name: string;
  readonly pattern: RegExp;
}

/** The requirements for a kind of page. */
export interface PageKind {
  /** Key in the file. */
  readonly key: string;
  readonly name: string;
  readonly words?: readonly [minimum: number, maximum: number] | undefined;
  /** Whether words in tables count. */
  readonly tableWords: boolean;
  /** Whether its pages describe the same for different programming languages, so that they may share sentences. */
  readonly parallel: boolean;
  /** Whether lists show its first paragraph, after which `truncate` stands. */
  readonly truncate: boolean;
  readonly parts: readonly Part[];
  readonly headings: readonly RequiredHeading[];
}

/** Returns the kind of a page by its URL path; undefined if no pattern matches. */
export type KindOfPage = (route: string) => PageKind | undefined;

/** What `page-kinds.yaml` demands of pages. */
export interface PageRules {
  readonly kindOf: KindOfPage;
  readonly limits: z.infer<typeof pageKindsFile>['limits'];
  /** Components that draw something. */
  readonly pictures: readonly string[];
  /** Words that say nothing. */
  readonly marketing: RegExp;
  /** What drafts leave behind. */
  readonly placeholder: RegExp;
}

/** Path of the file, relative to the content root. */
export const PAGE_KINDS_FILE = 'data/page-kinds.yaml';

/** Matches nothing. */
const NEVER = /(?!)/;

/**
 * Reads the kinds of pages from a content root.
 *
 * @throws ContentError naming file, line, field, the value found and what is allowed
 */
export function readPageRules(root: string, tokens: TokenValues): PageRules {
  const path = join(root, PAGE_KINDS_FILE);
  const file = displayPath(path);
  if (!existsSync(path))
    throw new ContentError([{ file, message: 'does not exist; it must define the kinds of pages' }]);
  return parsePageRules(readUtf8(path), file, tokens);
}

/**
 * Parses the content of `page-kinds.yaml`.
 *
 * @throws ContentError like `readPageRules`
 */
export function parsePageRules(text: string, file: string, tokens: TokenValues): PageRules {
  const data = parseYamlFile(text, file, pageKindsFile, tokens);
  const headingOf = (key: string): RequiredHeading => {
    const { name, pattern: source = `^${name}$` } = data.headings[key]!;
    return { name, pattern: new RegExp(source, 'i') };
  };
  const kinds = new Map(
    Object.entries(data.kinds).map(([key, kind]) => [key, { ...kind, key, headings: kind.headings.map(headingOf) }]),
  );
  const rules = data.addresses.map((rule) => ({ matches: new RegExp(`^${rule.path}$`), kind: kinds.get(rule.kind) }));
  const words = data.marketing.map(escapePattern);
  return {
    kindOf: (route) => rules.find(({ matches }) => matches.test(route))?.kind,
    limits: data.limits,
    pictures: data.pictures,
    marketing: words.length === 0 ? NEVER : new RegExp(`\\b(?:${words.join('|')})\\b`, 'i'),
    placeholder: data.placeholders.length === 0 ? NEVER : new RegExp(data.placeholders.join('|'), 'i'),
  };
}
