import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { product } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import { collectSamples } from '../samples/collect-samples';

/** The command that runs a program in each language; the last word is the name of the program's file. */
const COMMANDS = {
  js: [process.execPath, 'program.mjs'],
  python: ['python3', 'program.py'],
  bash: ['bash', 'program.sh'],
  php: ['php', 'program.php'],
  go: ['go', 'run', 'program.go'],
  ruby: ['ruby', 'program.rb'],
} as const;

export type Language = keyof typeof COMMANDS;

/** Languages to test: those that every machine has, or all of them with the variable `ALL_LANGUAGES`. */
export const languagesFrom = (installed: readonly Language[], all: readonly Language[]): readonly Language[] =>
  process.env.ALL_LANGUAGES ? all : installed;

/** Returns the program that a docs page shows in a language: its first fence, in Go with the next one as well. */
export function readProgram(path: string, language: Language): string {
  const file = `content/docs/${path}`;
  const place = { file, kind: 'doc', relativePath: path } as const;
  const page = readContentPage(readFileSync(file, 'utf8'), place, tokenValues(product));
  const [first, second] = collectSamples(page).filter((sample) => sample.language === language);
  if (!first) throw new Error(`${file} shows no program in ${language}.`);
  return language === 'go' ? `${first.code}\n${second?.code ?? ''}` : first.code;
}

export interface RunningProgram {
  readonly output: () => string;
  /** Resolves to the exit code, which is null after a signal. Rejects if the command cannot be started. */
  readonly ended: Promise<number | null>;
  /** Ends the program and what it has started. */
  readonly stop: () => void;
}

/** What a program is run with: arguments before and after the name of its file, its input and its environment. */
interface RunSettings {
  readonly options?: readonly string[];
  readonly args?: readonly string[];
  readonly input?: string;
  readonly env?: Record<string, string>;
}

/** Runs a program in a new folder. */
export function runProgram(
  language: Language,
  code: string,
  { options = [], args = [], input = '', env = {} }: RunSettings = {},
): RunningProgram {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  const command = COMMANDS[language];
  const file = command.at(-1) ?? '';
  writeFileSync(join(folder, file), code);
  const child = spawn(command[0], [...command.slice(1, -1), ...options, file, ...args], {
    cwd: folder,
    // The program and what it starts are one group, which is ended as a whole.
    detached: true,
    env: { ...process.env, no_proxy: '127.0.0.1', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  child.stdin.on('error', () => undefined).end(input);
  const ended = new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done));
  const clean = (): void => rmSync(folder, { recursive: true, force: true });
  ended.then(clean, clean);
  return {
    output: () => output,
    ended,
    stop: () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGKILL');
    },
  };
}
