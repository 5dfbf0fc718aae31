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

const kindsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/class="token ([\w-]+)/g)].map(([, kind = '']) => kind));

// The name of a map reaches the code, so it must never become markup.
const samples = writeRequest(layoutRequest({ ...startPlan(), preset: null, mapName: '<img src=x> & </code>' }));

test.each(samples)('a request in $label keeps its text, and its parts are marked', ({ label, code }) => {
  const html = highlight(code, label) ?? '';
  expect(textOf(html)).toBe(code);
  expect(html).not.toMatch(/<(?!\/?span)/);
  expect([...kindsOf(html)]).toEqual(expect.arrayContaining(['string', label === 'cURL' ? 'property' : 'number']));
});

test('JSON, shell and JavaScript have a grammar, and other languages have none', () => {
  expect(kindsOf(highlight('{ "a": 1 }', 'JSON') ?? '')).toContain('property');
  expect(kindsOf(highlight('ffmpeg -i "a b"', 'Shell') ?? '')).toContain('parameter');
  expect(kindsOf(highlight('const a = 1;', 'JavaScript') ?? '')).toContain('keyword');
  expect(highlight('a', 'Fortran')).toBeUndefined();
});
