import { compileSource, htmlOf } from '../test-support';

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
