import {
  codeBlockHtml,
  parseCodeMeta,
  parseHighlights,
  shieldDirectives,
  splitMarkupLines,
  unshieldDirectives,
  type CodeOptions,
} from './code-block';

describe('parsing the info string of a fence', () => {
  test.each([
    ['', { title: null, lineNumbers: null, range: null, isRunnable: false }],
    ['showLineNumbers=12 {3}', { title: null, lineNumbers: 12, range: '3', isRunnable: false }],
    ['run title="a.sh"', { title: 'a.sh', lineNumbers: null, range: null, isRunnable: true }],
    ['{name} subtitle="x"', { title: null, lineNumbers: null, range: null, isRunnable: false }],
  ])('CODE-2 parses %j', (meta, expected) => {
    expect(parseCodeMeta(meta)).toEqual(expected);
  });
});

describe('highlight comments', () => {
  const parse = (language: string, ...lines: string[]) => parseHighlights(lines.join('\n'), language, null);

  test('CODE-3 highlights the next line and all lines between start and end, and removes the comments', () => {
    expect(
      parse(
        'js',
        'a',
        '// highlight-next-line',
        'b',
        'c',
        '  // highlight-start',
        'd',
        'e',
        '/* highlight-end */',
        'f',
      ),
    ).toEqual({ code: 'a\nb\nc\nd\ne\nf', highlighted: [2, 4, 5] });
  });

  test.each([
    ['js', '// highlight-next-line'],
    ['bash', '# highlight-next-line'],
    ['php', '# highlight-next-line'],
    ['gradle', '// highlight-next-line'],
    ['unknown', '/* highlight-next-line */'],
    ['unknown', '<!-- highlight-next-line -->'],
  ])('CODE-3 %s: the line %j is a highlight comment', (language, comment) => {
    expect(parse(language, comment, 'a')).toEqual({ code: 'a', highlighted: [1] });
  });
});

test("CODE-3 hides the highlighter's own directives from it and restores them", () => {
  const code = 'a // highlight-next-line\n/* hide-start */ highlight-line high-light\n# highlight-range{1}';
  expect(shieldDirectives(code)).not.toMatch(/(?:highlight|hide)-(?:next-line|line|start|end|range)/);
  expect(unshieldDirectives(shieldDirectives(code))).toBe(code);
});

test('closes a span before a line break and reopens it after', () => {
  expect(splitMarkupLines('a<span class="x">b\n<i>c</i>\nd</span>\n\ne')).toEqual([
    'a<span class="x">b</span>',
    '<span class="x"><i>c</i></span>',
    '<span class="x">d</span>',
    '',
    'e',
  ]);
});

describe('the markup of a block', () => {
  const options: CodeOptions = { language: 'js', title: null, lineNumbers: null, highlighted: [] };
  const html = (code: string, overrides: Partial<CodeOptions> = {}) =>
    codeBlockHtml(code, { ...options, ...overrides });

  test('has a button that runs its commands', () => {
    expect(html('a', { isRunnable: true })).toContain('class="code-run" data-run="">Run</button>');
    expect(html('a')).not.toContain('code-run');
  });

  test('CODE-2 shows the title above the code and in the accessible name', () => {
    const block = html('a', { title: 'a <b>.js' });
    expect(block).toContain(
      '<figure class="code-block has-title" data-code-block=""><figcaption class="code-head"><span class="code-title">a &lt;b&gt;.js</span>',
    );
    expect(block).toContain('aria-label="a &lt;b&gt;.js (JavaScript)"');
  });

  test('CODE-2 starts line numbers at the given number and keeps them out of the text', () => {
    const block = html('a\nb', { lineNumbers: 5 });
    expect(block).toContain(
      '<pre class="code has-numbers" tabindex="0" role="group" aria-label="JavaScript code" style="--first-line:4"><code><span class="code-line">a\n</span><span class="code-line">b\n</span></code></pre>',
    );
  });
});
