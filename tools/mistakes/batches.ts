import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiMistakes } from './api';
import { markupMistakes } from './bodies';
import { dataMistakes } from './data';
import { field } from './edits';
import { frontMatterMistakes } from './front-matter';
import type { Mistake } from './types';

/** Mistakes that one build reports together. */
export interface Batch {
  readonly name: string;
  readonly mistakes: readonly Mistake[];
  /** Mistakes of other kinds, which end the build early. */
  readonly addition: readonly Mistake[];
}

/**
 * A build ends before it reads texts if front matter or data is wrong, so that texts have a batch of their own. There,
 * a doc with the address of a list ends it before it makes the bundles, which takes longest.
 */
export const batches: readonly Batch[] = [
  {
    name: 'front matter, data and the description of the API',
    mistakes: onePerFile([...frontMatterMistakes, ...[...dataMistakes, ...apiMistakes].filter(isReadAlone)]),
    addition: [],
  },
  {
    name: 'texts',
    mistakes: onePerFile(markupMistakes),
    addition: [
      {
        name: 'the address of a list',
        file: 'docs/tags.mdx',
        edit: () => field('slug: /tags')('---\ntitle: Tags\ndescription: Tags.\n---\n\nText.\n'),
        expect: { file: 'docs/tags.mdx', contains: [] },
        severity: 'error',
      },
    ],
  },
];

/** False for files that front matter refers to: with a mistake in one, nothing that refers to it is checked. */
function isReadAlone({ file }: Mistake): boolean {
  return !/tags|authors|openapi/.test(file);
}

/**
 * Makes each mistake in a file of its own: a page in a copy of its page, and only the first one in a data file. Leaves
 * out warnings, of which a build tells elsewhere.
 */
function onePerFile(mistakes: readonly Mistake[]): Mistake[] {
  const used = new Set<string>();
  return mistakes
    .filter(({ severity, expect: { file }, file: changed }) => severity === 'error' && file === changed)
    .flatMap((mistake, index): Mistake[] => {
      const { file, edit } = mistake;
      const text = original(file);
      if (/\.mdx$/.test(file) && text !== undefined) {
        const folder = file.slice(0, file.lastIndexOf('/') + 1);
        const copy = file.startsWith('blog/') ? `${folder}2025-03-05-m${index}.mdx` : `${folder}m${index}.mdx`;
        return [{ ...mistake, file: copy, edit: () => edit(text), expect: { ...mistake.expect, file: copy } }];
      }
      if (used.has(file)) return [];
      used.add(file);
      return [mistake];
    });
}

function original(file: string): string | undefined {
  const path = join('tools', 'mistakes', 'content', file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
