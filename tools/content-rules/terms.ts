import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import { parseYamlFile } from '../../src/site/build/yaml';
import { ContentError } from '../../src/site/problems';
import type { TokenValues } from '../../src/site/tokens';
import { wholeWords } from '../../src/site/whole-words';
import { isPattern } from './is-pattern';

const FLAGS = 'giu';

const pattern = z
  .string()
  .min(1)
  .refine((text) => isPattern(text, FLAGS), { error: 'expected a regular expression' });
const patterns = z.array(pattern).min(1);

/** `terms.yaml`: words that texts must not have, and what to use instead. */
export const termsFile = z.strictObject({
  terms: z.array(
    z.strictObject({
      use: z.string().min(1),
      refused: patterns,
      except: patterns.optional(),
      why: z.string().min(1),
    }),
  ),
});

/** A refused word in a text. */
export interface RefusedTerm {
  /** The word or words as they are in the text. */
  readonly found: string;
  /** Position in the text, in UTF-16 code units. */
  readonly index: number;
  readonly use: string;
  readonly why: string;
}

/** Finds all refused words in a text, in the order of the file of terms. */
export type FindRefusedTerms = (text: string) => RefusedTerm[];

/** Path of the file, relative to the content root. */
export const TERMS_FILE = 'data/terms.yaml';

/**
 * Reads the refused terms of a content root.
 *
 * @throws ContentError naming file, line, field, the value found and what is allowed
 */
export function readTerms(root: string, tokens: TokenValues): FindRefusedTerms {
  const path = join(root, TERMS_FILE);
  const file = displayPath(path);
  if (!existsSync(path)) throw new ContentError([{ file, message: 'does not exist; it must list the refused terms' }]);
  const { terms } = parseYamlFile(readUtf8(path), file, termsFile, tokens);
  const rules = terms.map(({ refused, except, use, why }) => ({
    use,
    why,
    refused: wholeWords(refused),
    except: except && wholeWords(except),
  }));
  return (text) =>
    rules.flatMap(({ refused, except, use, why }) => {
      const allowed = except ? [...text.matchAll(except)].map(rangeOf) : [];
      return [...text.matchAll(refused)]
        .filter((match) => !allowed.some((range) => contains(range, rangeOf(match))))
        .map((match) => ({ found: match[0], index: match.index, use, why }));
    });
}

type Range = readonly [start: number, end: number];

const rangeOf = (match: RegExpExecArray): Range => [match.index, match.index + match[0].length];

const contains = ([start, end]: Range, [innerStart, innerEnd]: Range): boolean =>
  start <= innerStart && innerEnd <= end;
