/** True for a post that readers must not see yet: a draft, or one of a later day. Authors see both while they work. */
export function isHidden(
  post: { readonly draft: boolean; readonly date: string },
  { isProduction, now }: { readonly isProduction: boolean; readonly now: number },
): boolean {
  return isProduction && (post.draft || Date.parse(post.date) > now);
}
