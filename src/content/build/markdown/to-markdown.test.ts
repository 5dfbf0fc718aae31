import { fromHtml } from 'hast-util-from-html';
import { contentToMarkdown } from './to-markdown';

const addresses = {
  link: (href: string) => (/^[#h]/.test(href) ? href : `https://a.example${href}`),
  page: (path: string) => `https://a.example/base${path}.md`,
  file: (src: string) => `https://a.example${src}`,
};

const ofHtml = (html: string): string => contentToMarkdown(fromHtml(html, { fragment: true }).children, addresses);

test.each([
  [
    'cells that span columns',
    '<table><thead><tr><th>A</th><th>B</th><th>C</th></tr></thead><tbody><tr><td colspan="2">1</td><td>2</td></tr></tbody></table>',
    '| A | B | C |\n| - | - | - |\n| 1 | | 2 |\n',
  ],
  ['headings without their links', '<h2 id="a">A <code>b</code><a class="hash-link" href="#a"></a></h2>', '## A `b`\n'],
  [
    'an admonition as a quote',
    '<div class="admonition"><p class="admonition-title">Note</p><p>Text.</p></div>',
    '> **Note**\n>\n> Text.\n',
  ],
  [
    'a table',
    '<div class="table-frame"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><code>a|b</code></td></tr></tbody></table></div>',
    '| A | B |\n| - | - |\n| 1 | `a\\|b` |\n',
  ],
  ['a link around blocks', '<a href="/b"><h2>B</h2><p>Text.</p></a>', '## [B](https://a.example/b)\n\nText.\n'],
  [
    'a drawing by its description',
    '<figure><svg role="img" aria-label="Two spots"><rect/></svg><figcaption>Side by side</figcaption></figure>',
    'Picture: Two spots\n\n_Side by side_\n',
  ],
  ['nothing that assistive technology does not read', '<p>a<span aria-hidden="true">b</span></p>', 'a\n'],
  ['no controls', '<p>a<label>b</label><button>b</button><script>c</script></p>', 'a\n'],
])('says %s', (_, html, markdown) => {
  expect(ofHtml(html)).toBe(markdown);
});
