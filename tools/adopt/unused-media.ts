import { posix } from 'node:path';
import { referencesOf, relativeTarget } from './references';
import type { Sources } from './sources';
import { originalPath } from './translations';

/** Pictures, videos and sounds. Other files may be of use without being named, such as those that hosts read. */
const MEDIA = /\.(?:avif|gif|jpe?g|mp3|mp4|ogg|png|svg|webm|webp)$/i;
const CONCEPT = /<Concept\b[^>]*?\sname=["']([\w-]+)["']/g;

/**
 * Media files that content shows before the change, and whose names nothing contains after it.
 *
 * @param remaining all texts of the project after the change
 * @returns their paths in the content's language, or in `static`
 */
export function findUnusedMedia(sources: Sources, remaining: readonly string[]): string[] {
  const { texts, others } = sources;
  const shown = new Set([...texts].flatMap(([file, text]) => mediaIn(originalPath(file, sources), text, sources)));
  return [...shown].filter(
    (file) =>
      (texts.has(file) || others.has(file)) &&
      !namesOf(file).some((name) => remaining.some((text) => text.includes(name))),
  );
}

function mediaIn(file: string, text: string, { root }: Sources): string[] {
  const referenced = referencesOf(file, text).flatMap((reference) =>
    reference.address === undefined ? (relativeTarget(reference.text, file) ?? []) : `static${reference.address}`,
  );
  const drawn = /\.mdx?$/.test(file)
    ? [...text.matchAll(CONCEPT)].map(([, name]) => `${root}/concepts/${name}.svg`)
    : [];
  return [...referenced.filter((path) => MEDIA.test(path)), ...drawn];
}

/** What a text contains that shows a file. Other texts may contain it, too: an unused file does no harm. */
function namesOf(file: string): string[] {
  const name = posix.basename(file);
  const own = posix.basename(file, '.svg');
  return [name, encodeURI(name), ...(/\/concepts\/[^/]+$/.test(file) ? [`name="${own}"`, `name='${own}'`] : [])];
}
