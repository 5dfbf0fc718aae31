// Runs beside the development server (src/gatsby/build/develop/start-guard.ts): watches what authors edit, checks it,
// and gives the server a copy of it as soon as it has no faults. The argument is the folder for the copy.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { watch } from 'chokidar';
import { checkBody } from '../../src/content/build/compiler/check-body';
import { findFaults } from '../../src/content/build/files/find-faults';
import type { GuardMessage } from '../../src/site/author-state';
import { env } from '../../src/site/build/env';
import { displayPath } from '../../src/site/build/source-text';
import { messageWithCauses } from '../../src/site/problems';
import { DATA_READERS } from '../data-readers';
import { createBodies } from './bodies';
import { restoreFromLastCommit } from './last-commit';
import { mirror } from './mirror';
import { startAdvice } from './start-advice';

/** The files of one save of an editor or of one command arrive within a few milliseconds. */
const WAIT_MILLISECONDS = 25;
/** Bodies are compiled after the server has got the edit, which is more urgent. */
const BODY_MILLISECONDS = 400;
/** More edits at once are those of a command, such as a change of branches. */
const MOST_BODIES = 20;

/**
 * An editor empties a file and then writes it. If a check falls between the two, and both have the same time of change,
 * the watcher does not tell of the second.
 */
const AGAIN_MILLISECONDS = 500;

const source = env.contentRoot;
const target = process.argv[2] ?? '';
let since: number | undefined;
let checking: NodeJS.Timeout | undefined;
let compiling: NodeJS.Timeout | undefined;
let lookingAgain: NodeJS.Timeout | undefined;
/** The faults that were sent last, as JSON. */
let lastTold: string | undefined;
/** What was edited before the start is left to the server. */
let hasStarted = false;
const bodies = createBodies(
  (path) =>
    checkBody(path).catch((error: unknown) => [
      { file: displayPath(path), message: `cannot be compiled: ${messageWithCauses(error)}` },
    ]),
  (problems) => send({ type: 'bodies', problems }),
);
const advice = startAdvice((problems) => send({ type: 'advice', problems }));

function send(message: GuardMessage): void {
  process.send?.(message);
}

function check(): void {
  look();
  clearTimeout(lookingAgain);
  lookingAgain = setTimeout(look, AGAIN_MILLISECONDS, { isAgain: true });
}

function look({ isAgain = false } = {}): void {
  const edited = since ?? Date.now();
  const { problems, pages } = faults();
  const changed = problems.length === 0 ? mirror(source, target) : [];
  const told = JSON.stringify(problems);
  if (isAgain && changed.length === 0 && told === lastTold) return;
  lastTold = told;
  since = undefined;
  const files = changed.map((path) => displayPath(join(source, path)));
  send({ type: 'checked', faults: problems, changed: files, since: edited, pages });
  if (problems.length > 0) return;
  // Also if an edit was undone: the last advice may be about it.
  advice.ask();
  if (!hasStarted) return;
  const pagesChanged = changed.slice(0, MOST_BODIES).filter((path) => /\.mdx?$/.test(path));
  bodies.add(pagesChanged.map((path) => join(source, path)));
  clearTimeout(compiling);
  compiling = setTimeout(() => void bodies.compile(), BODY_MILLISECONDS);
}

/** An error of the check itself is shown like a fault, and the pages stay as they are. */
function faults(): ReturnType<typeof findFaults> {
  try {
    return findFaults(DATA_READERS);
  } catch (error) {
    const message = `cannot be checked: ${messageWithCauses(error)}`;
    return { problems: [{ file: displayPath(source), message }], pages: [] };
  }
}

/**
 * Gives the server something to start with. If there are faults already, that is the state of an earlier start; without
 * one, the files as they are, and those with faults as in the last commit. If no page can be created from that either,
 * there are only the faults to see.
 */
function start(): void {
  const note = join(dirname(target), 'content-of');
  if (!existsSync(note) || readFileSync(note, 'utf8') !== source) rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeFileSync(note, source);
  const found = readdirSync(target).length === 0 ? faults().problems : [];
  if (found.length > 0) {
    mirror(source, target);
    restoreFromLastCommit([...new Set(found.map(({ file }) => resolve(file)))], source, target);
  }
  check();
  hasStarted = true;
}

function noteEdit(_event: string, path: string): void {
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const now = Date.now();
  // A file that was moved or checked out has an older time.
  since ??= now - modified < 2000 ? modified : now;
  clearTimeout(checking);
  checking = setTimeout(check, WAIT_MILLISECONDS);
}

// The server has more to do.
setPriority(5);
process.on('message', () => advice.start());
// It ends this process by closing the channel, and would start another one if a signal ended it first.
process.once('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
watch(source, { ignoreInitial: true, ignored: (path: string) => basename(path).startsWith('.') }).on('all', noteEdit);
start();
