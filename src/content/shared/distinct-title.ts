/**
 * The title of a doc for its head. If several docs have the same title, the label of the outermost category that
 * contains the doc is appended: "Snapshot | JavaScript".
 *
 * @param count number of docs with this title
 * @param breadcrumbs labels from the outermost category to the doc itself
 */
export function distinctTitle(
  title: string,
  count: number,
  breadcrumbs: readonly { readonly label: string }[],
): string {
  const [area] = breadcrumbs.slice(0, -1);
  return count > 1 && area ? `${title} | ${area.label}` : title;
}
