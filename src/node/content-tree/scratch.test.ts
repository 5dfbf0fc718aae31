import { readFileSync } from 'node:fs';
import { compileSource } from './test-support';
test('x', async () => {
  const out: string[] = [];
  for (const s of readFileSync('/tmp/scratch.txt', 'utf8').split('\n=====\n')) {
    const r = await compileSource(s, { offset: 3, markup: { isPlanned: (p) => p.startsWith('/planned') , resolveSourceLink: (h) => '/docs/x' + h.replace(/^[^#]*/, ''), resolveImage: (src) => src.startsWith('.') ? ({src: '/assets/a.png', width: 10, height: 20}) : undefined} });
    out.push('##### ' + s, ...(r.problems), 'W ' + JSON.stringify(r.warnings), JSON.stringify(r.content.tree, null, 1).replaceAll('\\n','\n').replaceAll('\\"','"').replace(/<span class="code-actions">.*?<\/figcaption>/g, '…'), JSON.stringify(r.content.headings), JSON.stringify(r.content.sections), r.content.firstLine + '|' + r.content.wordCount + r.content.hasTitle);
  }
  require('fs').writeFileSync('/tmp/scratch.out', out.join('\n'));
});
