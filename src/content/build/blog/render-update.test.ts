import { renderUpdate } from './render-update';

const html = (link?: string) =>
  renderUpdate({ date: '2025-04-08', text: 'Use `b`.', ...(link !== undefined && { link }) }, '/sub/').html;
const TEXT = '<strong>Updated <time datetime="2025-04-08">April 8, 2025</time>:</strong> Use <code>b</code>.';
const HIDDEN = '<span class="visually-hidden"> of the update of April 8, 2025</span>';

test('BLG-6 an update has its day, its text, and a link that names it', () => {
  expect(html()).toBe(TEXT);
  expect(html('/docs/b')).toBe(`${TEXT} <a href="/sub/docs/b">Details${HIDDEN}</a>`);
});

test('BLG-6 a link to another site opens a new tab and says so', () => {
  expect(html('https://other.example/b')).toBe(
    `${TEXT} <a href="https://other.example/b" target="_blank" rel="noopener noreferrer" data-external="">Details` +
      `${HIDDEN}<span class="visually-hidden"> (opens in new tab)</span></a>`,
  );
});
