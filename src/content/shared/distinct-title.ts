/**
 * The title of a doc for its head. If several docs have the same title, the label of the outermost category that
 * contains the doc is appended: "Snapshot | JavaScript".
 *
 * @param isShared whether several docs have this title
 * @param breadcrumbs labels from the outermost category to the doc itself
 */
export function distinctTitle(
  title: string,
  isShared: boolean,
  breadcrumbs: readonly { readonly label: string }[],
): string {
  const [area] = breadcrumbs.slice(0, -1);
  return isShared && area ? `${title} | ${area.label}` : title;
}
