import { hasRoom } from '../shared/limits';
import type { SaveAnswer, SaveMessage, TidyMessage } from '../shared/names';
import { pageKey } from '../shared/requests';
import { keepPage } from './keep-page';
import { oneAtATime, openPages, removeOldPages } from './kept-pages';
import { baseUrl, type LongEvent } from './scope';

/** Keeps a page of an area that the reader saves, in the same way as one that was seen. */
export async function savePage({ type: _, ...message }: SaveMessage, event: LongEvent): Promise<SaveAnswer> {
  const page = { ...message, mayFetch: true, isOneOfMany: true };
  // Whatever goes wrong with one page, the reader is told, and the other pages are still saved.
  const kept = await keepPage(page, event).catch(() => undefined);
  if (kept) return 'kept';
  return hasRoom((await navigator.storage?.estimate()) ?? {}) ? 'failed' : 'full';
}

/** Removes pages, and whatever nothing refers to any more. */
export async function tidy({ remove }: TidyMessage): Promise<'done'> {
  await oneAtATime(async () => {
    const pages = await openPages();
    await Promise.all(remove.map((path) => pages.delete(pageKey(path, baseUrl))));
    await removeOldPages();
  });
  return 'done';
}
