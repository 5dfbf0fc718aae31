import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** What a program is run with. */
export interface ProgramSettings {
  /** Without one, the program has a new folder, which is removed at its end. */
  readonly folder?: string;
  /** What runs the program, in place of the command that the machine finds. */
  readonly command?: string;
  /** Arguments before and after the name of the program's file. */
  readonly options?: readonly string[];
  readonly args?: readonly string[];
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which it is stopped; without a number, it may run forever. */
  readonly patience?: number;
}

export interface RunningProgram {
  readonly printed: () => string;
  readonly errors: () => string;
  /** What it has printed and its errors, in their order. */
  readonly output: () => string;
  /** Resolves to the exit code, which is null after a signal. Rejects if the command cannot be started. */
  readonly ended: Promise<number | null>;
  /** Ends the program and what it has started. */
  readonly stop: () => void;
}

/** Starts a program that a page shows. */
export function startProgram(
  language: Language,
  code: string,
  { folder, command, options = [], args = [], input = '', env = {}, patience }: ProgramSettings = {},
): RunningProgram {
  const own = folder ?? mkdtempSync(join(tmpdir(), 'program-'));
  const [usual, ...words] = COMMANDS[language];
  const file = words.at(-1) ?? '';
  writeFileSync(join(own, file), code);
  const child = spawn(command ?? usual, [...words.slice(0, -1), ...options, file, ...args], {
    cwd: own,
    // The program and what it starts are one group, which is ended as a whole.
    detached: true,
    env: { ...process.env, no_proxy: '127.0.0.1', ...env },
  });
  const heard = { printed: '', errors: '', output: '' };
  const listen = (stream: NodeJS.ReadableStream, part: 'printed' | 'errors'): void => {
    stream.setEncoding('utf8').on('data', (text: string) => {
      heard[part] += text;
      heard.output += text;
    });
  };
  listen(child.stdout, 'printed');
  listen(child.stderr, 'errors');
  child.stdin.on('error', () => undefined).end(input);
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  };
  const timer = patience === undefined ? undefined : setTimeout(stop, patience);
  const ended = new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done));
  const clean = (): void => {
    clearTimeout(timer);
    if (folder === undefined) rmSync(own, { recursive: true, force: true });
  };
  ended.then(clean, clean);
  return {
    printed: () => heard.printed,
    errors: () => heard.errors,
    output: () => heard.output,
    ended,
    stop,
  };
}
