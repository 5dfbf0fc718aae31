import { plural } from '../../../site/words';

/** Link target of an author's name: the author's page, otherwise the website, otherwise the email address, if any. */
export function authorHref({
  path,
  url,
  email,
}: {
  readonly path: string | null;
  readonly url: string | null;
  readonly email: string | null;
}): string | undefined {
  return path ?? url ?? (email === null ? undefined : `mailto:${email}`);
}

/** `One post`, `18 posts`. */
export function postCount(count: number): string {
  return plural(count, STRINGS.blog.postCount);
}
