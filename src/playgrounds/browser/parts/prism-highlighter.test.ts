import { startPlan } from '../../shared/layout-plan';
import { layoutRequest } from '../../shared/plan-body';
import { writeRequest } from '../../shared/requests';
import { highlight } from './prism-highlighter';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Classes of the colors, which have a style. */
const colorsOf = (html: string): string[] => [...html.matchAll(/<i class=(\w)>/g)].map(([, color = '']) => color);

// The name of a map reaches the code, so it must never become markup.
const samples = writeRequest(layoutRequest({ ...startPlan(), preset: null, mapName: '<img src=x> & </code>' }));

test.each(samples)('a request in $label keeps its text, and its parts are marked', ({ label, code }) => {
  const html = highlight(code, label) ?? '';
  expect(textOf(html)).toBe(code);
  expect(html).not.toMatch(/<(?!i class=\w>|\/i>)/);
  expect(colorsOf(html)).toEqual(expect.arrayContaining(['s', label === 'cURL' ? 'f' : 'n']));
});

test('JSON, shell and JavaScript have a grammar, and other languages have none', () => {
  expect(colorsOf(highlight('{ "a": 1 }', 'JSON') ?? '')).toContain('f');
  expect(colorsOf(highlight('ffmpeg -i "a b"', 'Shell') ?? '')).toEqual(['n', 's']);
  expect(colorsOf(highlight('const a = 1;', 'JavaScript') ?? '')).toContain('k');
  expect(highlight('a', 'Fortran')).toBeUndefined();
});
