/**
 * What `npm run develop` tells its author: in the terminal, once for each message, and in the open pages. Holds the
 * state that the pages show; its parts come from the guard (`start-guard.ts`), the compiler and the planning of pages.
 */
import { writeSync } from 'node:fs';
import type { AuthorState, GuardMessage, SourcePage } from '../../../site/author-state';
import { formatProblem, withoutKnown, type Problem } from '../../../site/problems';

export interface Author {
  readonly state: () => AuthorState;
  readonly listen: (listener: () => void) => void;
  readonly hear: (message: GuardMessage) => void;
  /** What is wrong with a body that the server has compiled for a page; nothing ends what was wrong with it before. */
  readonly noteCompiled: (file: string, problems: readonly Problem[]) => void;
  /** Why pages could not be planned although no file has a fault; undefined if they were. */
  readonly notePlan: (problems: readonly Problem[]) => void;
  /** The server has written the data of pages, and sent it to those that are open. */
  readonly noteShown: () => void;
}

/** More than that is not about the last edit. */
const MOST_WARNINGS = 10;

/** @param print writes a text and a line break; standard error by default */
export function createAuthor(print: (text: string) => void = printUnwrapped, now: () => number = Date.now): Author {
  let revision = 0;
  let hasChecked = false;
  let faults: readonly Problem[] = [];
  let plan: readonly Problem[] = [];
  let bodies: readonly Problem[] = [];
  let warnings: readonly Problem[] | null = null;
  let pages: readonly SourcePage[] = [];
  let edit: { readonly files: readonly string[]; readonly since: number } | undefined;
  const compiled = new Map<string, readonly Problem[]>();
  const listeners: (() => void)[] = [];
  let printed = new Set<string>();
  let printedWarnings = new Set<string>();

  const errors = (): Problem[] => {
    // A body that uses a faulty file, or a plan of pages without it, has problems that are none of their own.
    const all = faults.length > 0 ? faults : [...plan, ...bodies, ...[...compiled.values()].flat()];
    return [...new Map(all.map((problem) => [formatProblem(problem), problem])).values()];
  };
  const change = (): void => {
    revision += 1;
    const all = errors();
    const lines = new Set(all.map(formatProblem));
    const fresh = [...lines].filter((line) => !printed.has(line));
    if (fresh.length > 0) print(`\n✗ ${fresh.join('\n  ')}`);
    if (fresh.length > 0 && faults.length > 0) print('  The pages stay as they were before until this is mended.');
    if (lines.size === 0 && printed.size > 0) print('✓ All problems are mended.');
    printed = lines;
    // The check in the background finds errors, too. It says anew what is left of them once they are mended.
    warnings &&= withoutKnown(warnings, all);
    printWarnings();
    for (const listener of listeners) listener();
  };

  const printWarnings = (): void => {
    const found = new Set(warnings?.map(formatProblem));
    const fresh = [...found].filter((line) => !printedWarnings.has(line));
    const more = fresh.length - MOST_WARNINGS;
    for (const line of fresh.slice(0, MOST_WARNINGS)) print(`! ${line}`);
    if (more > 0) print(`! and ${more} more: npm run check:content`);
    printedWarnings = found;
  };

  const state = (): AuthorState => ({ revision, errors: errors(), isHeld: faults.length > 0, warnings, pages });

  return {
    state,
    listen: (listener) => listeners.push(listener),
    hear: (message) => {
      if (message.type === 'advice') warnings = message.problems;
      else if (message.type === 'bodies') bodies = message.problems;
      else {
        faults = message.faults;
        if (faults.length === 0) {
          pages = message.pages;
          for (const file of message.changed) compiled.delete(file);
          // The first time, all files are new to the server.
          if (message.changed.length > 0 && hasChecked)
            edit = { files: [...(edit?.files ?? []), ...message.changed], since: edit?.since ?? message.since };
          hasChecked = true;
        }
      }
      change();
    },
    noteCompiled: (file, problems) => {
      if (problems.length === 0 && !compiled.has(file)) return;
      if (problems.length === 0) compiled.delete(file);
      else compiled.set(file, problems);
      change();
    },
    notePlan: (problems) => {
      if (problems.length === 0 && plan.length === 0) return;
      plan = problems;
      change();
    },
    noteShown: () => {
      if (!edit) return;
      const { files, since } = edit;
      edit = undefined;
      const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
      // A page that could not be compiled is shown too, and says so.
      const sign = errors().length > 0 ? '!' : '✓';
      print(`${sign} ${files[0]}${more}: shown after ${((now() - since) / 1000).toFixed(1)} s`);
    },
  };
}

/** Gatsby's reporter breaks lines after 80 characters, also between a file and its line. */
function printUnwrapped(text: string): void {
  writeSync(process.stderr.fd, `${text}\n`);
}
