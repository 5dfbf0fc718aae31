/**
 * How much longer a build takes for each added page, between each two consecutive numbers of pages.
 *
 * @param builds ascending numbers of pages, and the seconds of their builds
 * @returns numbers of pages, and milliseconds for each added page
 */
export function growth(builds) {
  return builds.slice(1).map((larger, index) => {
    const smaller = builds[index];
    const perPage = (name) => ((larger[name] - smaller[name]) * 1000) / (larger.pages - smaller.pages);
    return { from: smaller.pages, to: larger.pages, cold: perPage('cold'), edit: perPage('edit') };
  });
}

/**
 * Slope of the line that is nearest to all values (least squares), per step.
 *
 * @param values at least two
 */
export function slope(values) {
  const meanIndex = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const covariance = values.reduce((sum, value, index) => sum + (index - meanIndex) * (value - mean), 0);
  return covariance / values.reduce((sum, _, index) => sum + (index - meanIndex) ** 2, 0);
}

/** Median; for an even number of values, the upper of the two in the middle. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
