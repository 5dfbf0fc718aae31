import { joinPieces, placeOfError, splitPrinted, type PieceLanguage, type PiecePlace } from './pieces';
import { startProgram, type ProgramSettings } from './start-program';

export interface PiecesRun {
  readonly status: number | null;
  /** What each piece has printed, up to the one that failed. */
  readonly printed: readonly string[];
  readonly errors: string;
  readonly failure: (PiecePlace & { /** By the piece that failed. */ readonly printed: string }) | undefined;
}

/** Runs the pieces of a program in one file, until the first that fails. */
export async function runPieces(
  language: PieceLanguage,
  pieces: readonly string[],
  settings: ProgramSettings = {},
): Promise<PiecesRun> {
  const program = startProgram(language, joinPieces(language, pieces), settings);
  const status = await program.ended;
  const errors = program.errors();
  const parts = splitPrinted(program.printed());
  if (status === 0) return { status, errors, printed: parts.slice(0, pieces.length), failure: undefined };
  return {
    status,
    errors,
    printed: parts.slice(0, -1),
    failure: { ...placeOfError(language, pieces, errors), printed: parts.at(-1) ?? '' },
  };
}

/** Runs scripts one after another in the same shell, until the first command that fails. */
export function runInShell(scripts: readonly string[]): Promise<PiecesRun> {
  return runPieces('bash', scripts, { options: ['-euo', 'pipefail'] });
}
