import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What running a sample has brought about. */
export interface SampleRun {
  readonly printed: string;
  readonly errors: string;
  /** Undefined after success. Otherwise the sample and the line within it (from 1) that failed, if known. */
  readonly failure:
    { readonly line: number | undefined; readonly status: number; readonly command: string } | undefined;
}

/** One terminal: samples share variables and files, and the first command that fails ends it. */
export interface ShellSession {
  /** Runs a sample. `index` names it in the places of calls. */
  readonly run: (index: number, code: string) => Promise<SampleRun>;
  /** Starts a sample that runs until it is interrupted, as in a second terminal. */
  readonly start: (index: number, code: string) => Promise<void>;
  /** Presses Ctrl+C in the terminals of everything that was started, and waits for its end. */
  readonly interrupt: () => Promise<void>;
  readonly close: () => void;
}

const MARK = '--- guide: end of a sample ---';
/** Seconds that a sample, or a program after Ctrl+C, may take. */
const PATIENCE = 20;

/** Opens a terminal in a folder. */
export function openShell(folder: string, env: Readonly<Record<string, string>>): ShellSession {
  const shell = spawn('bash', ['--norc', '--noprofile'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    // Without a terminal, a program that asks for a password reads the standard input.
    detached: true,
  });
  const { stdin, stdout, stderr } = shell;
  const heard = { printed: '', errors: '', failures: '' };
  let changed = (): void => undefined;
  const listen = (stream: NodeJS.ReadableStream, part: keyof typeof heard): void => {
    stream.on('data', (chunk: Buffer) => {
      heard[part] += chunk.toString();
      changed();
    });
  };
  listen(stdout, 'printed');
  listen(stderr, 'errors');
  listen(shell.stdio[3] as NodeJS.ReadableStream, 'failures');
  let status: number | null | undefined;
  shell.on('error', ({ message }) => (heard.errors += message));
  shell.on('exit', (code) => {
    // What it has printed last may still be on its way.
    setTimeout(() => {
      status = code ?? 1;
      changed();
    }, 50);
  });
  stdin.on('error', () => undefined);

  /** Sends a command and waits for its end, or that of the shell. */
  const execute = async (command: string): Promise<SampleRun> => {
    Object.assign(heard, { printed: '', errors: '', failures: '' });
    const timer = setTimeout(() => kill(shell.pid, 'SIGKILL'), PATIENCE * 1000);
    const ended = new Promise<void>((done) => {
      changed = () => {
        if (status !== undefined || heard.printed.includes(`${MARK}\n`)) done();
      };
      changed();
    });
    stdin.write(`${command}\nprintf '%s\\n' '${MARK}'\n`);
    await ended;
    clearTimeout(timer);
    const { printed, errors, failures } = heard;
    const [place = '', code = String(status ?? 1), failed = ''] = (failures.split('\n')[0] ?? '').split('\t');
    const line = /:(\d+)$/.exec(place)?.[1];
    return {
      printed: printed.replace(`${MARK}\n`, ''),
      errors,
      failure:
        status === undefined
          ? undefined
          : { line: line === undefined ? undefined : Number(line), status: Number(code), command: failed },
    };
  };
  const save = (index: number, code: string): string => {
    const path = join(folder, '..', `sample-${index}.sh`);
    writeFileSync(path, `${code}\n`);
    return path;
  };
  const jobs: number[] = [];
  stdin.write(`source ${quoted(resolve(__dirname, 'prelude.sh'))}\n`);
  return {
    run: (index, code) => execute(`source ${quoted(save(index, code))} </dev/null`),
    start: async (index, code) => {
      const path = quoted(save(index, code));
      const { printed } = await execute(`set -m; (exec >/dev/null; source ${path}) </dev/null & set +m; echo "$!"`);
      jobs.push(Number(printed));
    },
    interrupt: async () => {
      for (const job of jobs.splice(0)) {
        kill(job, 'SIGINT');
        const end = Date.now() + PATIENCE * 1000;
        while (isAlive(job) && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
        kill(job, 'SIGKILL');
      }
    },
    close: () => {
      for (const job of [...jobs, shell.pid]) kill(job, 'SIGKILL');
    },
  };
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Sends a signal to a process and those that it has started. */
function kill(group: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (group) process.kill(-group, signal);
  } catch {
    // It has ended already.
  }
}

function isAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}
