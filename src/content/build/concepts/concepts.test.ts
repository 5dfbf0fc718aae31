import { brotliCompressSync } from 'node:zlib';
import { compileSource, htmlOf } from '../tree/test-support';
import { parseConcept } from './parse-concept';
import { readConcepts } from './read-concepts';

const SVG =
  '<svg viewBox="0 0 400 200" fill="none">\n  <title>One stream</title>\n  <desc>A sends to B.</desc>\n' +
  '  <g stroke="control-line"><path d="M0 0h8"/></g>\n  <text fill="text" font-size="16" text-anchor="middle">A</text>\n</svg>\n';

test('a drawing has a name, a description and colors that follow the color mode', async () => {
  const concepts = new Map([['streams', parseConcept(SVG, 'a.svg')]]);
  expect(htmlOf(await compileSource('<Concept name="streams" />', { concepts }))).toBe(
    '<figure class="figure concept"><svg class="layout-drawing" viewBox="0 0 400 200" fill="none" role="img" aria-labelledby="concept-streams" aria-describedby="concept-streams-more"><desc id="concept-streams-more">A sends to B.</desc><g stroke="var(--color-control-line)"><path d="M0 0h8"/></g><text fill="var(--color-text)" font-size="16" text-anchor="middle">A</text></svg><figcaption id="concept-streams">One stream</figcaption></figure>',
  );
});

describe.each([...readConcepts().concepts])('the drawing %s', (_name, { viewBox, shapes, description }) => {
  const markup = JSON.stringify(shapes);

  test('has text of at least 12 px on a phone with 360 px', () => {
    const [, , width = 0] = viewBox.split(' ').map(Number);
    const sizes = [...markup.matchAll(/"fontSize":"?([\d.]+)/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(0);
    expect((Math.min(...sizes) * (360 - 2 * 16)) / width).toBeGreaterThanOrEqual(12);
  });

  test('is small, and described in sentences', () => {
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(2048);
    expect(description).toMatch(/^[A-Z].{40,}\.$/);
  });
});
