import { compileSource, type TestCompilation } from '../test-support';

const fence = (meta: string, ...lines: string[]): string => ['Text', '', `\`\`\`${meta}`, ...lines, '```'].join('\n');

const htmlOfTabs = ({ content }: TestCompilation): string =>
  JSON.stringify(content.tree).replaceAll('\\"', '"').replaceAll('\\n', '\n');

test('TAB-1 a fence in TypeScript has a tab with its JavaScript', async () => {
  const compiled = await compileSource(
    fence(
      'ts js title="mute.ts" {1,4-5}',
      'interface Media {',
      '  readonly audio: boolean;',
      '}',
      'export function mute(media: Media) {',
      '  return !media.audio;',
      '}',
    ),
  );
  expect([compiled.problems, compiled.warnings]).toEqual([[], []]);
  const html = htmlOfTabs(compiled);
  expect([...html.matchAll(/"value":"(\w+)"/g)].map(([, value]) => value)).toEqual(['js', 'ts']);
  expect([...html.matchAll(/class="code-title">([^<]*)</g)].map(([, title]) => title)).toEqual(['mute.js', 'mute.ts']);
  expect([...html.matchAll(/class="code-language">([^<]*)</g)].map(([, name]) => name)).toEqual([
    'JavaScript',
    'TypeScript',
  ]);
  const [js = '', ts = ''] = [...html.matchAll(/<code>([\s\S]*?)<\/code>/g)].map(([, code]) => code);
  const textOf = (code: string) => code.replace(/<[^>]+>/g, '');
  expect(textOf(js)).toBe('export function mute(media) {\n  return !media.audio;\n}\n');
  expect(textOf(ts)).toContain('interface Media {');
  const highlighted = (code: string) => code.match(/highlighted/g)?.length;
  expect([js, ts].map(highlighted)).toEqual([2, 3]);
});

test.each<[meta: string, code: string, highlighted: readonly string[]]>([
  ['ts js', 'interface A {}\n// highlight-next-line\nlet a: A;', ['let a;', 'let a: A;']],
  ['ts js {3}', '// highlight-next-line\ntype A = 0;\nlet a: A;', ['let a;', 'let a: A;']],
])('TAB-1 the tabs of ```%s with %j highlight the same lines', async (meta, code, highlighted) => {
  const compiled = await compileSource(fence(meta, code));
  expect(compiled.problems).toEqual([]);
  const lines = htmlOfTabs(compiled).split('<span class="code-line');
  const text = (line: string) => line.replace(/^[^>]*>|<[^>]+>/g, '').split('\n')[0];
  expect(lines.filter((line) => line.startsWith(' is-highlighted')).map(text)).toEqual(highlighted);
});
