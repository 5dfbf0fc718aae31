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
