/**
 * Distributes sections over columns in order, without splitting any of them, so that the tallest column is as short as
 * possible. Returns the sections of each column, or undefined if they do not fit.
 *
 * @param limit the height of a column, in points like the heights of the sections
 */
export function fillColumns<Section extends { readonly height: number }>(
  sections: readonly Section[],
  count: number,
  limit: number,
): Section[][] | undefined {
  for (let height = Math.max(...sections.map((section) => section.height)); height <= limit; height += 1) {
    const columns: Section[][] = [[]];
    let used = 0;
    for (const section of sections) {
      if (used + section.height > height) {
        columns.push([]);
        used = 0;
      }
      columns.at(-1)?.push(section);
      used += section.height;
    }
    if (columns.length <= count) return columns;
  }
  return undefined;
}
