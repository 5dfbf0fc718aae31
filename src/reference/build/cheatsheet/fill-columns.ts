/**
 * Distributes sections over columns in order, without splitting any of them, so that the tallest column is as short as
 * possible. Returns the number of sections in each column, or undefined if they do not fit.
 */
export function fillColumns(heights: readonly number[], columns: number, limit: number): number[] | undefined {
  const candidates = [
    ...new Set(
      heights.flatMap((_, from) => heights.slice(from).map((__, count) => sum(heights.slice(from, from + count + 1)))),
    ),
  ];
  for (const height of candidates.filter((candidate) => candidate <= limit).sort((a, b) => a - b)) {
    const counts = distribute(heights, columns, height);
    if (counts) return counts;
  }
  return undefined;
}

function distribute(heights: readonly number[], columns: number, height: number): number[] | undefined {
  const counts = [0];
  let used = 0;
  for (const each of heights) {
    if (each > height) return undefined;
    if (used + each > height) {
      counts.push(0);
      used = 0;
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    used += each;
  }
  return counts.length <= columns
    ? [...counts, ...Array.from({ length: columns - counts.length }, () => 0)]
    : undefined;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
