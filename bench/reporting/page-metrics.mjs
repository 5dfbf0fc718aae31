// Reads Lighthouse's results.
import { median } from './statistics.mjs';

/** Audits of these kinds pass or fail. */
const JUDGED = ['binary', 'numeric', 'metricSavings'];
const PASSED = 0.9;

/**
 * Metrics of one run: scores out of 100, milliseconds on the emulated phone, transfer sizes in kilobytes, and the
 * titles of audits that the page does not pass.
 *
 * @throws Error if the page could not be loaded or a metric is missing
 */
export function toMetrics({ categories, audits, runtimeError }) {
  if (runtimeError?.code) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  const score = (name) => Math.round(numberOf(categories[name]?.score, `score "${name}"`) * 100);
  const value = (name) => numberOf(audits[name]?.numericValue, name);
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) => url.startsWith('http'));
  const kilobytes = (...types) =>
    requests
      .filter(({ resourceType }) => types.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP, ms': value('first-contentful-paint'),
    'LCP, ms': value('largest-contentful-paint'),
    'TBT, ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    'HTML + CSS, KB': kilobytes('Document', 'Stylesheet'),
    'JS, KB': kilobytes('Script'),
    failedAudits: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < PASSED && JUDGED.includes(scoreDisplayMode))
      .map(({ id, title, displayValue = '' }) => `${id}: ${title} ${displayValue}`),
  };
}

function numberOf(value, name) {
  if (!Number.isFinite(value)) throw new Error(`Lighthouse has not measured ${name}.`);
  return value;
}

/** Row of the table: the medians of several runs, and the lowest score for performance. */
export function toRow(runs) {
  const names = Object.keys(runs[0]).filter((name) => name !== 'failedAudits');
  return {
    'lowest performance': Math.min(...runs.map(({ performance }) => performance)),
    ...Object.fromEntries(
      names.map((name) => {
        const value = median(runs.map((metrics) => metrics[name]));
        return [name, Number(value.toFixed(name === 'CLS' ? 3 : name.endsWith('KB') ? 1 : 0))];
      }),
    ),
  };
}
