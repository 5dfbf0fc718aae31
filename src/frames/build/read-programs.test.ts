import { codeBlockHtml } from '../../content/shared/tree/code-block';
import { readPrograms } from './read-programs';

const block = (title: string, code: string, program?: string) =>
  codeBlockHtml(code, { language: 'js', title, lineNumbers: null, highlighted: [2], ...(program ? { program } : {}) });

test('reads the files of each program as readers see and copy them', () => {
  const html = [
    block('src/App.jsx', 'a &lt; <span class="token">b</span>\n  c &amp;&amp; d\n', 'app'),
    block('other.js', 'x'),
    block('events.js', 'e', 'events'),
    block('src/Meeting.jsx', 'm', 'app'),
  ].join('<p>Text</p>');
  expect(readPrograms(`<main>${html}</main>`)).toEqual([
    {
      name: 'app',
      files: [
        { name: 'src/App.jsx', code: 'a < b\n  c && d\n' },
        { name: 'src/Meeting.jsx', code: 'm\n' },
      ],
    },
    { name: 'events', files: [{ name: 'events.js', code: 'e\n' }] },
  ]);
});

test('a page without programs has none', () => {
  expect(readPrograms(block('a.js', 'x'))).toEqual([]);
});
