import { joinPath, routes } from '../../../site/routes';
import { toKebab } from '../../../site/slug';

/** What the authors file, or a post itself, says of an author. */
export interface AuthorDefinition {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  readonly email?: string | undefined;
  readonly image?: string | undefined;
  readonly socials?: Readonly<Record<string, string>> | undefined;
  readonly page?: boolean | { readonly permalink: string } | undefined;
}

/** An author with a page of its own has an address; it is made from the key, or is the author's own. */
export function authorPath(key: string, page: AuthorDefinition['page']): string | null {
  if (!page) return null;
  return page === true ? routes.blogAuthor(toKebab(key)) : joinPath(routes.blogAuthors(), page.permalink);
}

/** Where an author's name leads: to the own page, else to the web address, else to the mailbox; nowhere without any. */
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
  return count === 1 ? 'One post' : `${count} posts`;
}
