import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../../../site/build/env';
import { displayPath, readUtf8 } from '../../../site/build/source-text';
import { parseYaml, validateYaml } from '../../../site/build/yaml';
import { product } from '../../../site/config/product';
import { ContentError } from '../../../site/problems';
import { NO_REDIRECTS, type Redirects } from '../../../site/redirects';
import { tokenValues } from '../../../site/tokens';
import { findRuleProblems } from './rule-problems';
import { redirectsFile } from './schema';

/** The redirects of the content folder, and where they are defined. */
export interface RedirectsFile extends Redirects {
  /** Path to show in messages. */
  readonly file: string;
  readonly lineOf: (key: keyof Redirects, index: number) => number;
}

/**
 * Reads `data/redirects.yaml`. Without the file there are no redirects.
 *
 * @throws ContentError with file, line, field, the value found and what is allowed, also for rules that never apply or
 *   lead to another rule
 */
export function readRedirects(): RedirectsFile {
  const path = join(env.contentRoot, 'data', 'redirects.yaml');
  const file = displayPath(path);
  return existsSync(path) ? parseRedirects(readUtf8(path), file) : { ...NO_REDIRECTS, file, lineOf: () => 1 };
}

/**
 * Parses the content of `redirects.yaml`.
 *
 * @throws ContentError like `readRedirects`
 */
export function parseRedirects(text: string, file: string): RedirectsFile {
  const source = parseYaml(text, file);
  const { data, problems } = validateYaml(source, redirectsFile, file, tokenValues(product));
  if (data === undefined) throw new ContentError(problems);
  const lineOf = (key: keyof Redirects, index: number): number => source.lineOf([key, index]);
  const wrong = findRuleProblems(data, lineOf).map((problem) => ({ file, ...problem }));
  if (wrong.length > 0) throw new ContentError(wrong);
  return { ...data, file, lineOf };
}
