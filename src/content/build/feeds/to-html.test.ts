import { contentToHtml } from './to-html';
import type { ContentNode } from '../../shared/tree/types';

const pageUrl = 'https://site.example/blog/a';
const html = (...nodes: (string | ContentNode)[]): string =>
  contentToHtml(
    nodes.map((node) => (typeof node === 'string' ? { type: 'html', html: node } : node)),
    { pageUrl },
  );

test.each([
  ['/docs/a#b', 'https://site.example/docs/a#b'],
  ['?q=1', 'https://site.example/blog/a?q=1'],
  ['mailto:a@a.example', 'mailto:a@a.example'],
  ['javascript:alert(1)', ''],
])('FEED-4 resolves the link %s to %j', (href, expected) => {
  expect(html(`<p><a href="${href}">x</a></p>`)).toBe(`<p><a href="${expected}">x</a></p>`);
});

test('FEED-4 removes scripts, styles, buttons and elements that make sense only on the page', () => {
  expect(
    html(
      '<h2 id="a">Part<a class="hash-link" href="#a" aria-label="Direct link to Part"></a></h2><script>x()</script><style>p{}</style><button>Copy</button><iframe src="/x"></iframe>',
      '<p style="color:red" onclick="x()">See <a href="/x" target="_blank" rel="noopener" data-external="">it<span class="visually-hidden"> (opens in new tab)</span></a> <span class="note">soon</span></p>',
    ),
  ).toBe('<h2>Part</h2><p>See <a href="https://site.example/x">it</a> soon</p>');
});

test('FEED-4 draws an inline SVG as outlines without classes, and removes an icon', () => {
  expect(
    html(
      '<svg class="icon" aria-hidden="true"><path d="M0 0"></path></svg><svg class="layout-drawing" viewBox="0 0 4 3" role="img" onload="x()"><title>Two</title><rect class="layout-spot" width="2" height="3"></rect><rect fill="red"></rect><text>1</text><script>x()</script></svg>',
    ),
  ).toBe(
    '<svg viewBox="0 0 4 3" role="img"><title>Two</title><rect width="2" height="3" fill="none" stroke="currentColor"></rect><rect fill="red"></rect><text fill="currentColor">1</text></svg>',
  );
});

test('FEED-4 shows tab panels one after another, each below its label', () => {
  const tab = (props: Record<string, unknown>, text: string): ContentNode => ({
    type: 'component',
    name: 'TabItem',
    props,
    children: [{ type: 'html', html: `<p>${text}</p>` }],
  });
  expect(
    html('<p>Before</p>', {
      type: 'component',
      name: 'Tabs',
      props: { groupId: 'os' },
      children: [tab({ value: 'js', label: 'Node.js' }, 'one'), tab({ value: 'py' }, 'two')],
    }),
  ).toBe('<p>Before</p><p><strong>Node.js</strong></p><p>one</p><p><strong>py</strong></p><p>two</p>');
});

test('FEED-4 escapes the end of a CDATA section', () => {
  expect(html('<p>a[b[0]]&gt;1 and ]]&gt;</p>')).toBe('<p>a[b[0]]&gt;1 and ]]&gt;</p>');
});

test('FEED-4 replaces the checkboxes of a task list with characters', () => {
  expect(
    html(
      '<ul><li><input type="checkbox" checked disabled> done</li><li><input type="checkbox" disabled> open</li></ul>',
    ),
  ).toBe('<ul><li>☑ done</li><li>☐ open</li></ul>');
});
