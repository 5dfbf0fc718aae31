const MARK = '--- end of a piece ---';

/** For each language: a line that prints the mark, and where an error names the line. */
const LANGUAGES = {
  js: { mark: `console.log('${MARK}');`, at: /program\.mjs:(\d+)/g },
  python: { mark: `print("${MARK}")`, at: /program\.py", line (\d+)/g },
  php: { mark: `echo "${MARK}\\n";`, at: /program\.php(?::| on line )(\d+)/g },
  bash: { mark: `echo '${MARK}'`, at: /program\.sh: line (\d+)/g },
} as const;

/** Languages in which the pieces of a program can be told apart. */
export type PieceLanguage = keyof typeof LANGUAGES;

/** Writes pieces one below the other, as readers do; each ends by printing a mark. */
export function joinPieces(language: PieceLanguage, pieces: readonly string[]): string {
  return pieces.map((piece) => `${piece}\n${LANGUAGES[language].mark}\n`).join('');
}

/** What each piece has printed; the last entry is what was printed after the last mark. */
export function splitPrinted(printed: string): string[] {
  return printed.split(`${MARK}\n`);
}

/** A piece by its index, and a line within it, from 0. */
export interface PiecePlace {
  readonly piece: number;
  readonly line: number;
}

/** Finds the piece that the errors of joined pieces name. */
export function placeOfError(language: PieceLanguage, pieces: readonly string[], errors: string): PiecePlace {
  const named = [...errors.matchAll(LANGUAGES[language].at)].map(([, line]) => Number(line));
  // The last line that the error names is the innermost in Python; in Node, it is the first.
  return placeOf(pieces, (language === 'python' ? named.at(-1) : named[0]) ?? 1);
}

/** Finds the piece of a line of the file, which counts from 1. */
function placeOf(pieces: readonly string[], line: number): PiecePlace {
  let before = 0;
  for (const [piece, code] of pieces.entries()) {
    const length = code.split('\n').length + 1;
    if (line <= before + length) return { piece, line: Math.max(line - before - 1, 0) };
    before += length;
  }
  return { piece: pieces.length - 1, line: 0 };
}
