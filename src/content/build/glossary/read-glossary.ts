import { createHash } from 'node:crypto';
import { toKebab } from '../../../site/slug';
import { readDataFile } from '../files/data';
import type { DataOf } from '../types/data-files';

export interface GlossaryTerm {
  /** Id of the entry on the page of the glossary. */
  readonly id: string;
  readonly term: string;
  /** Words that mean the term in running text. */
  readonly forms: readonly string[];
  readonly text: string;
  /** Path of the page that explains the term. */
  readonly see: string;
}

export interface Glossary {
  readonly terms: readonly GlossaryTerm[];
  /** Changes with the glossary, so that everything derived from it can be rebuilt. */
  readonly digest: string;
}

/** The data file of the glossary. */
export const GLOSSARY_FILE = 'glossary.yaml';

let cached: { readonly data: DataOf<typeof GLOSSARY_FILE> | undefined; readonly glossary: Glossary } | undefined;

/**
 * Reads the glossary, which is empty if the content has none. Caches the result until the file changes.
 *
 * @throws ContentError with file, line, field, the value found and what is allowed
 */
export function readGlossary(): Glossary {
  const data = readDataFile(GLOSSARY_FILE);
  if (!cached || cached.data !== data) {
    const terms = (data ?? []).map(({ term, forms = [term], ...entry }) => ({
      ...entry,
      id: toKebab(term),
      term,
      forms,
    }));
    const digest = createHash('sha256').update(JSON.stringify(terms)).digest('hex');
    cached = { data, glossary: { terms, digest } };
  }
  return cached.glossary;
}
