import { runPieces, type PiecesRun } from '../programs/run-pieces';
import { findProgram, type Workspace } from './workspace';

/** Milliseconds that a program may take. */
const PATIENCE = 60_000;

/** What runs the program of a guide in each language of its tabs. */
const PROGRAMS = {
  node: ['js', () => process.execPath],
  python: ['python', () => findProgram('python3')],
  php: ['php', () => findProgram('php')],
} as const;

export type ProgramLanguage = keyof typeof PROGRAMS;

/** Runs the pieces of a program, which a guide lets its readers write one below the other into one file. */
export function runProgram(
  language: ProgramLanguage,
  pieces: readonly string[],
  { folder, env }: Workspace,
): Promise<PiecesRun> {
  const [name, command] = PROGRAMS[language];
  return runPieces(name, pieces, { folder, env, command: command(), patience: PATIENCE });
}
