import type { ConsoleServer } from '../../shared/console/server';
import type { MeetingPicture } from '../../../mock/shared/types';
import { readPicture } from '../read-picture';
import { createLessonFetch, type LessonMemory } from './lesson-fetch';
import { loadShell, type Shell, type ShellFetch } from './shell';

/** What running the commands of one code block has brought about. */
export interface StepResult {
  /** What the commands have printed. */
  readonly printed: string;
  /** What they have complained about; empty if nothing. */
  readonly errors: string;
  /** 0 after success. */
  readonly exitCode: number;
  /** The meeting after the step; null if none runs. */
  readonly picture: MeetingPicture | null;
}

/** Runs the code blocks of a page one after another, as in one terminal. */
export interface Lesson {
  /**
   * Runs the commands of a block. Variables and files of earlier blocks are there.
   *
   * @throws Error if the shell or the server cannot be reached; the signal's reason if it was given up
   */
  readonly run: (script: string, signal: AbortSignal) => Promise<StepResult>;
}

export interface LessonOptions {
  readonly server: ConsoleServer;
  readonly apiUrl: string;
  readonly apiKey: () => string;
  readonly createShell?: (fetch: ShellFetch) => Promise<Shell>;
}

export function createLesson({ server, apiUrl, apiKey, createShell = loadShell }: LessonOptions): Lesson {
  const memory: LessonMemory = { accessKey: '', roomId: '' };
  let env: Record<string, string> = {};
  let shell: Shell | undefined;
  let failure: Error | undefined;
  let current = new AbortController().signal;

  const fetchNow: ShellFetch = async (url, options) => {
    const fetch = createLessonFetch({ server, apiUrl, apiKey: apiKey(), memory, signal: current });
    try {
      return await fetch(url, options);
    } catch (error) {
      // The shell would only say that curl has failed.
      failure = error as Error;
      throw error;
    }
  };
  return {
    run: async (script, signal) => {
      current = signal;
      failure = undefined;
      shell ??= await createShell(fetchNow);
      const { stdout, stderr, exitCode, env: after } = await shell.exec(script, { env, signal });
      signal.throwIfAborted();
      if (failure) throw failure;
      env = after;
      const isDrawn = server.drawsMeetings && memory.roomId !== '';
      const picture = isDrawn ? await readPicture(server, memory, signal) : null;
      return { printed: stdout, errors: stderr, exitCode, picture };
    },
  };
}
