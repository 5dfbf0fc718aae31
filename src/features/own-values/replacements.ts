import type { TabValues } from '../../hooks/tab-values';
import { escapePattern } from '../../site/escape-pattern';

/** Words in samples that stand for something the reader has. */
export type Replacements = ReadonlyMap<string, { readonly name: string; readonly value: string }>;

/** A piece of a sample: as it was written, or the reader's value with the word that it replaces. */
export interface Piece {
  readonly text: string;
  /** Name of the reader's value; undefined for text as it was written. */
  readonly name?: string;
  /** The word that was replaced. */
  readonly word?: string;
}

/** Words that the examples of the API description use throughout, other than `YOUR_ROOM_ID`. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  ROOM_ID: ['team-standup'],
  USER_ID: ['u-204'],
  USER_NAME: ['Mara'],
};
/** Characters with which a value would end a text or a command in one of the languages. */
const UNSAFE = /["'`$\\<>{}\n\r\t]/;

/**
 * Finds the words of a page's samples that the reader's values can replace: placeholders such as `YOUR_ACCESS_KEY`, the
 * description's examples, and what a sample assigns to a constant of the same name (`ROOM_ID=control-desk`). A value
 * that could change the meaning of a program is left out.
 *
 * @param samples the code of all samples on the page, as written
 */
export function findReplacements(samples: readonly string[], values: TabValues): Replacements {
  const code = samples.join('\n');
  return new Map(
    Object.entries(values).flatMap(([name, value]) =>
      value === '' || UNSAFE.test(value)
        ? []
        : [`YOUR_${name}`, ...(EXAMPLES[name] ?? []), ...assignedTo(name, code)].map(
            (word) => [word, { name, value }] as const,
          ),
    ),
  );
}

/** Texts that samples assign to a constant: `ROOM_ID="x"`, `roomId = 'x'`, `"room_id": "x"`. */
function assignedTo(name: string, code: string): string[] {
  const spelling = name.split('_').join('_?');
  const assignment = new RegExp(`\\b${spelling}["']?\\s*[:=]=?\\s*["']?([\\w.-]{3,})(?![\\w.(\\[-])`, 'gi');
  return [...code.matchAll(assignment)]
    .map(([, word = '']) => word)
    .filter((word) => /[a-z]/.test(word) && /[-\d]/.test(word));
}

/** Splits text at the words that are replaced. The pieces' texts together are the new text. */
export function replaceWords(text: string, replacements: Replacements): Piece[] {
  if (replacements.size === 0) return [{ text }];
  const words = [...replacements.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\w-])(${words.map(escapePattern).join('|')})(?![\\w-])`);
  return text
    .split(pattern)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const own = replacements.get(piece);
      return own ? { text: own.value, name: own.name, word: piece } : { text: piece };
    });
}
