import type { BuildArgs } from 'gatsby';
import { keep, recall } from '../../../site/build/remember';
import { runQuery } from '../../../site/build/run-query';
import { displayPath, sourceFolders } from '../../../site/build/source-text';
import { readFileHistory, type FileHistory } from '../files/git-history';
import { NOTE_FIELDS, notesOf, pageNotes, type NoteSources, type PageNotes } from './page-notes';

const NAME = 'page-notes';

/** The history of the content's files, by path in the content folder. */
export function contentHistory(): FileHistory {
  const history = readFileHistory(...sourceFolders());
  const timesIn = (folder: string): [string, string][] => {
    const prefix = `${displayPath(folder)}/`;
    return [...history].flatMap(([file, time]) => (file.startsWith(prefix) ? [[file.slice(prefix.length), time]] : []));
  };
  // The folder with translations comes last.
  return new Map(sourceFolders().flatMap(timesIn));
}

/** Keeps the notes on all pages for the process that finishes the build. */
export async function keepPageNotes({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const sources = await runQuery<NoteSources>(graphql, `query PageNotes { ${NOTE_FIELDS} }`);
  keep(NAME, [], [...pageNotes(sources, contentHistory())]);
}

/** Returns a function that gives the notes on a page of the last build: none if it kept none. */
export function recallPageNotes(): (path: string) => PageNotes | undefined {
  const notes = new Map(recall<[string, PageNotes][]>(NAME, []) ?? []);
  return (path) => notesOf(path, notes);
}
