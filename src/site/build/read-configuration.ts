import { resolve } from 'node:path';
import { ContentError } from '../problems';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads what determines the configuration from the content root. In `develop`, that is a copy, which the server has not
 * made yet, or which is older than the files. So what authors edit counts, and the copy only while that has faults.
 *
 * @throws ContentError with the faults of what authors edit, if the copy cannot be read either
 */
export function readConfiguration<T>(read: (contentRoot: string) => T, environment: Environment = process.env): T {
  const contentRoot = environment.SITE_CONTENT || 'content';
  if (!isCopy(environment)) return read(contentRoot);
  try {
    return read(environment.CONTENT_SOURCE ?? '');
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    try {
      return read(contentRoot);
    } catch {
      throw error;
    }
  }
}

/** Whether a folder is the copy of the project's own content. */
export function isCopyOfProject(contentRoot: string, environment: Environment = process.env): boolean {
  return (
    isCopy(environment) &&
    contentRoot === environment.SITE_CONTENT &&
    resolve(environment.CONTENT_SOURCE ?? '') === resolve('content')
  );
}

/** Whether the content root is the copy of `develop`. That of a translation is made before its build. */
function isCopy({ CONTENT_SOURCE, CONTENT_TRANSLATION }: Environment): boolean {
  return Boolean(CONTENT_SOURCE) && !CONTENT_TRANSLATION;
}
