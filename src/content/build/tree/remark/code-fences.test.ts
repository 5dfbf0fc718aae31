import { compileSource, htmlOf } from '../test-support';

/** Returns the text of the page's only code block. */
async function textOf(body: string): Promise<string> {
  const html = htmlOf(await compileSource(body));
  return (/<pre[^>]*><code>([\s\S]*)<\/code><\/pre>/.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '');
}

test.each(['kotlin', 'gradle', 'php', 'Bash'])('CODE-1 highlights %s', async (language) => {
  const compiled = await compileSource(`\`\`\`${language}\nif ($a -eq "text") { return 1 }\n\`\`\``);
  expect(compiled.warnings).toEqual([]);
  expect(htmlOf(compiled)).toMatch(/<i class=\w>/);
});

test('CODE-1 does not highlight an unknown language and warns with file and line', async () => {
  const compiled = await compileSource('Text\n\n```Brainfog\n<a> & {b}\n```', { offset: 2 });
  expect(htmlOf(compiled)).toContain('<code>&lt;a&gt; &amp; {b}</code>');
  expect(compiled.warnings).toEqual([
    'content/docs/a.mdx:5 code language "brainfog" is unknown: the code is shown without highlighting',
  ]);
});

test('CODE-2 applies the title, range and line numbers of a fence to the code block', async () => {
  const html = htmlOf(await compileSource('```js title="room.js" {2} showLineNumbers=7\nlet a;\nlet b;\n```'));
  expect(html).toContain('<span class="code-title">room.js</span>');
  expect(html).toContain(
    '<pre class="code has-numbers" tabindex="0" role="group" aria-label="room.js (JavaScript)" style="--first-line:6">',
  );
  expect(html).toMatch(
    /<span class="code-line"><i class=k>let<\/i> a.*\n<\/span><span class="code-line is-highlighted"><i class=k>let<\/i> b/,
  );
});

test('CODE-3 highlights lines marked by comments and removes the comments', async () => {
  const body = '```bash\n# highlight-next-line\necho 1\n# highlight-start\necho 2\n# highlight-end\necho 3\n```';
  const html = htmlOf(await compileSource(body));
  expect(html.match(/class="code-line[^"]*"/g)).toEqual([
    'class="code-line is-highlighted"',
    'class="code-line is-highlighted"',
    'class="code-line"',
  ]);
  expect(await textOf(body)).toBe('echo 1\necho 2\necho 3\n');
});

test.each([['a comment after code', 'js', 'let a; // highlight-next-line\nlet b;']])(
  'CODE-3 keeps %s as code',
  async (_name, language, code) => {
    const body = `\`\`\`${language}\n${code}\n\`\`\``;
    expect(await textOf(body)).toBe(code);
    expect(htmlOf(await compileSource(body))).not.toContain('is-highlighted');
  },
);

test('CODE-6 keeps inline code inline and does not highlight it', async () => {
  expect(htmlOf(await compileSource('Call `const a = 1` now'))).toBe('<p>Call <code>const a = 1</code> now</p>');
});

test('commands have a button to run them, and what cannot run is an error with file, line and what is allowed', async () => {
  const html = htmlOf(await compileSource('```bash run\nls\n```\n\n```js\n1\n```'));
  expect(html.match(/data-run[^>]*/g)).toEqual(['data-run=""']);
  const { problems } = await compileSource('Text\n\n```js run\n1\n```', { offset: 2 });
  expect(problems).toEqual([
    expect.stringContaining('content/docs/a.mdx:5 run: found on "js"; allowed: run on bash, sh, shell'),
  ]);
});
