import { compileSource, htmlOf } from './test-support';
test('x', async () => {
  for (const s of ['Hello **you**\n\n## Two `a`\n\n```js title="x.js" {1}\nconst a = 1;\n```\n\nimg ![a](/b.png)', 'import a from "b"\n', 'a <b\n', ':::note[Hi *you*]\nx\n:::\n\n:::note trailing text\nx\n:::\n', 'text a:b c\n\n::leaf\n']) {
    const r = await compileSource(s);
    console.log(JSON.stringify(r, null, 1));
  }
});
