import { toMetrics, toRow } from './page-metrics.mjs';

const result = ({ performance = 0.994, fcp = 900.4, runtimeError } = {}) => ({
  runtimeError,
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 0.92 },
  },
  audits: {
    'first-contentful-paint': { numericValue: fcp, score: 1, scoreDisplayMode: 'numeric' },
    'largest-contentful-paint': { numericValue: 1060, score: 1, scoreDisplayMode: 'numeric' },
    'total-blocking-time': { numericValue: 2.4, score: 1, scoreDisplayMode: 'numeric' },
    'cumulative-layout-shift': { numericValue: 0.00123, score: 1, scoreDisplayMode: 'numeric' },
    'network-requests': {
      details: {
        items: [
          { url: 'http://localhost/', resourceType: 'Document', transferSize: 7000 },
          { url: 'http://localhost/a.css', resourceType: 'Stylesheet', transferSize: 2500 },
          { url: 'http://localhost/a.js', resourceType: 'Script', transferSize: 40_000 },
          { url: 'data:text/javascript,1', resourceType: 'Script', transferSize: 100 },
        ],
      },
    },
    'tap-targets': { id: 'tap-targets', title: 'Targets are small', score: 0.4, scoreDisplayMode: 'binary' },
    advice: { id: 'advice', title: 'Advice', score: 0, scoreDisplayMode: 'informative' },
    unknown: { id: 'unknown', title: 'Not judged', score: null, scoreDisplayMode: 'notApplicable' },
  },
});

test('metrics of a run', () => {
  expect(toMetrics(result())).toMatchObject({
    performance: 99,
    SEO: 92,
    'FCP, ms': 900.4,
    'HTML + CSS, KB': 9.5,
    'JS, KB': 40,
    failedAudits: ['tap-targets: Targets are small '],
  });
});

test('the row shows medians, and the lowest performance', () => {
  const runs = [0.99, 0.91, 1].map((performance, index) => toMetrics(result({ performance, fcp: 900 + index })));
  expect(toRow(runs)).toMatchObject({ 'lowest performance': 91, performance: 99, 'FCP, ms': 901, CLS: 0.001 });
  expect(toRow(runs)).not.toHaveProperty('failedAudits');
});

test('a page that was not loaded, or not measured completely, is an error', () => {
  const runtimeError = { code: 'ERRORED_DOCUMENT_REQUEST', message: 'Status code: 404' };
  expect(() => toMetrics(result({ runtimeError }))).toThrow('ERRORED_DOCUMENT_REQUEST: Status code: 404');
  expect(() => toMetrics(result({ fcp: null }))).toThrow('has not measured first-contentful-paint');
  expect(() => toMetrics(result({ performance: null }))).toThrow('has not measured score "performance"');
});
