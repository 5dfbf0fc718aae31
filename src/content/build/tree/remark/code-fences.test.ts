import { compileSource, htmlOf } from '../test-support';

/** Text of the page's one code block. */
async function textOf(body: string): Promise<string> {
  const html = htmlOf(await compileSource(body));
  return (/<pre[^>]*><code>([\s\S]*)<\/code><\/pre>/.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '');
}

test.each(['kotlin', 'swift', 'ruby', 'gradle', 'powershell', 'php', 'bash', 'KOTLIN', 'Bash'])(
  'CODE-1 %s is highlighted',
  async (language) => {
    const compiled = await compileSource(`\`\`\`${language}\nif ($a -eq "text") { return 1 }\n\`\`\``);
    expect(compiled.warnings).toEqual([]);
    expect(htmlOf(compiled)).toContain('<span class="token');
  },
);

test('CODE-1 an unknown language is shown plain, with a warning that names the file', async () => {
  const compiled = await compileSource('Text\n\n```Brainfog\n<a> & {b}\n```', { offset: 2 });
  expect(htmlOf(compiled)).toContain('<code>&lt;a&gt; &amp; {b}</code>');
  expect(compiled.warnings).toEqual([
    'content/docs/a.mdx:5 code language "brainfog" is not known: the code is shown plain',
  ]);
});

test.each(['', 'text', 'txt', 'plain'])('CODE-1 a fence of %p is plain, and nobody warns', async (language) => {
  const compiled = await compileSource(`\`\`\`${language}\n<a> & "b"\n\`\`\``);
  expect(compiled.warnings).toEqual([]);
  expect(htmlOf(compiled)).toContain('<span class="code-language">Text</span>');
  expect(htmlOf(compiled)).toContain('<code>&lt;a&gt; &amp; &quot;b&quot;</code>');
});

test('CODE-2 title, range and numbers of a fence reach the block', async () => {
  const html = htmlOf(await compileSource('```js title="room.js" {2} showLineNumbers=7\nlet a;\nlet b;\n```'));
  expect(html).toContain('<span class="code-title">room.js</span>');
  expect(html).toContain(
    '<pre class="code has-numbers" tabindex="0" aria-label="room.js (JavaScript)" style="--first-line:6">',
  );
  expect(html).toMatch(
    /<span class="code-line"><span class="token keyword">let<\/span> a.*\n<\/span><span class="code-line is-highlighted"><span class="token keyword">let<\/span> b/,
  );
});

test('CODE-3 highlight comments mark lines and are gone', async () => {
  const body = '```bash\n# highlight-next-line\necho 1\n# highlight-start\necho 2\n# highlight-end\necho 3\n```';
  const html = htmlOf(await compileSource(body));
  expect(html.match(/class="code-line[^"]*"/g)).toEqual([
    'class="code-line is-highlighted"',
    'class="code-line is-highlighted"',
    'class="code-line"',
  ]);
  expect(await textOf(body)).toBe('echo 1\necho 2\necho 3\n');
});

test.each([
  ['a comment behind code', 'js', 'let a; // highlight-next-line\nlet b;'],
  ["the highlighter's own directives", 'js', '// hide-next-line\nlet a;\nlet b; // highlight-line'],
  ['a comment in another style', 'bash', '// highlight-next-line\necho 1'],
])('CODE-3 %s stays code', async (_name, language, code) => {
  const body = `\`\`\`${language}\n${code}\n\`\`\``;
  expect(await textOf(body)).toBe(code);
  expect(htmlOf(await compileSource(body))).not.toContain('is-highlighted');
});

test('CODE-3 with a range the comments are plain text', async () => {
  expect(await textOf('```js {1}\n// highlight-start\nlet a;\n```')).toBe('// highlight-start\nlet a;\n');
});

test('CODE-6 inline code stays inline and is not highlighted', async () => {
  expect(htmlOf(await compileSource('Call `const a = 1` now'))).toBe('<p>Call <code>const a = 1</code> now</p>');
});
