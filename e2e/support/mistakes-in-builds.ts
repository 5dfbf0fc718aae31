import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Mistake } from '../../tools/mistakes/types';
import { replaceContent } from './replace-content';

/** Pages that most mistakes are made in: each of these is made in a copy, so that one build has many of them. */
const COPIED = /^(docs\/start|blog\/2025-03-05-first)\.mdx$/;

interface Trial {
  /** A copy of the project. Its content is replaced. */
  readonly project: string;
  /** The content without mistakes. */
  readonly content: string;
}

export interface BuildResult {
  readonly status: number | null;
  readonly output: string;
}

/**
 * Makes the mistakes and builds the project with as many of them at once as do not change the same file. A build ends
 * with the problems of one step, so mistakes of which it says nothing are made again in the next one.
 *
 * @returns the mistakes that no build has named, by name, with what the last one said; and the builds' results
 */
export function tryInBuilds(trial: Trial, mistakes: readonly Mistake[]) {
  const results: BuildResult[] = [];
  let rest = mistakes.map(placeInCopy);
  while (rest.length > 0) {
    const batch = rest.filter(({ file }, index) => rest.findIndex((other) => other.file === file) === index);
    const result = buildWith(trial, batch);
    results.push(result);
    const unnamed = batch.filter((mistake) => !isNamed(mistake, result.output));
    if (unnamed.length === batch.length)
      return { results, missed: Object.fromEntries(unnamed.map(({ name }) => [name, result.output.slice(-3000)])) };
    rest = rest.filter((mistake) => unnamed.includes(mistake) || !batch.includes(mistake));
  }
  return { results, missed: {} };
}

/** Builds the project with the content and these mistakes. */
export function buildWith({ project, content }: Trial, mistakes: readonly Mistake[]): BuildResult {
  const target = join(project, 'content');
  replaceContent(project, content);
  for (const { file, edit } of mistakes) {
    const path = join(target, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edit(originalOf(content, file)));
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', CI: '' },
  });
  return { status, output: stripVTControlCharacters(`${stdout}${stderr}`) };
}

/** True if a line names the file and the line, and contains all that the author must be told. */
export function isNamed({ expect: { file, line, contains } }: Mistake, output: string): boolean {
  const place = `content/${file}${line === undefined ? '' : `:${line}`}`;
  return output.split('\n').some((text) => {
    // A column may follow the line.
    const after = text.split(place)[1];
    return after !== undefined && !/^\d/.test(after) && contains.every((part) => text.includes(part));
  });
}

function placeInCopy(mistake: Mistake, index: number): Mistake {
  const { file, expect } = mistake;
  if (!COPIED.test(file) || expect.file !== file) return mistake;
  const copy = file.replace(/\.mdx$/, `-${index}.mdx`);
  return { ...mistake, file: copy, expect: { ...expect, file: copy } };
}

function originalOf(content: string, file: string): string {
  const path = join(content, file.replace(/-\d+\.mdx$/, '.mdx'));
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
