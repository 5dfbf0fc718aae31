import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, type Workspace } from './workspace';

export interface ProgramRun {
  /** What each piece has printed, up to the one that failed. */
  readonly printed: readonly string[];
  /** Index of the piece, and the line within it (from 0). */
  readonly failure: { readonly piece: number; readonly line: number; readonly message: string } | undefined;
}

const MARK = '--- guide: end of a piece ---';
const PATIENCE = 60_000;

/** For each language: the file's name, what runs it, a line that prints the mark, and where an error names the line. */
const LANGUAGES = {
  node: {
    file: 'guide.mjs',
    command: () => process.execPath,
    mark: `console.log('${MARK}');`,
    at: /guide\.mjs:(\d+)/g,
  },
  python: {
    file: 'guide.py',
    command: () => findProgram('python3'),
    mark: `print("${MARK}")`,
    at: /guide\.py", line (\d+)/g,
  },
  php: {
    file: 'guide.php',
    command: () => findProgram('php'),
    mark: `echo "${MARK}\\n";`,
    at: /guide\.php(?::| on line )(\d+)/g,
  },
} as const;

export type ProgramLanguage = keyof typeof LANGUAGES;

/** Runs the pieces of a program, which a guide lets its readers write one below the other into one file. */
export async function runProgram(
  language: ProgramLanguage,
  pieces: readonly string[],
  { folder, env }: Workspace,
): Promise<ProgramRun> {
  const { file, command, mark, at } = LANGUAGES[language];
  const path = join(folder, file);
  writeFileSync(path, pieces.map((piece) => `${piece}\n${mark}\n`).join(''));
  const child = spawn(command(), [path], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  const status = await new Promise<number | null>((done, failed) => child.on('error', failed).on('close', done));
  clearTimeout(timer);
  const parts = output.split(`${MARK}\n`);
  if (status === 0) return { printed: parts.slice(0, pieces.length), failure: undefined };
  // The last line that the error names is the innermost in Python; in Node, it is the first.
  const named = [...errors.matchAll(at)].map(([, line]) => Number(line));
  const place = placeIn(pieces, (language === 'python' ? named.at(-1) : named[0]) ?? 1);
  return {
    printed: parts.slice(0, -1),
    failure: {
      ...place,
      message: `ended with exit code ${status ?? 'none'} in ${language}\nPrinted: ${parts.at(-1) ?? ''}\n${errors.trim()}`,
    },
  };
}

/** Finds the piece of a line of the file (from 1), and the line within it (from 0). */
function placeIn(pieces: readonly string[], line: number): { readonly piece: number; readonly line: number } {
  let before = 0;
  for (const [piece, code] of pieces.entries()) {
    const length = code.split('\n').length + 1;
    if (line <= before + length) return { piece, line: Math.max(line - before - 1, 0) };
    before += length;
  }
  return { piece: pieces.length - 1, line: 0 };
}
