import type { Sample } from './collect-samples';
import { parseSample } from './parse-sample';

// Loading grammars takes a while on a busy machine.
const sample = (language: string, code: string): Sample => ({
  file: 'content/docs/a.mdx',
  language,
  code,
  line: 10,
  lines: code.split('\n').map((_, index) => 11 + index),
});

/** Language, a valid sample, a broken sample, and the line of its error in the file. */
const CASES: readonly (readonly [language: string, good: string, broken: string, line: number])[] = [
  ['bash', 'ROOM=$(curl -s "$URL" | jq -r .id)\necho "$ROOM"', 'echo ok\nROOM=$(curl -s "$URL"\necho "$ROOM"', 13],
  ['go', 'package main\n\nfunc main() {}', 'package main\n\nfunc main( {}', 13],
  ['html', '<div id="room">\n  <p>Meeting</p>\n</div>', '<div id="room">\n  <p>Meeting</span>\n</div>', 12],
  ['js', "import a from 'a';\nawait a.join();", "import a from 'a';\nawait a.join(;", 12],
  ['json', '{\n  "id": "standup"\n}', '{\n  "id": "standup",\n}', 13],
  ['jsx', 'const view = <p>{name}</p>;', 'const view = <p>{name}</b>;', 11],
  [
    'kotlin',
    'class A : B() {\n  override fun c(d: Int?) { d?.let { e(it) } }\n}',
    'class A : B() {\n  override fun c(d: Int? { e() }\n}',
    12,
  ],
  ['php', '<?php\n$room = $client->join("Mara");', '<?php\n$room = $client->join("Mara";', 12],
  ['powershell', '$r = Invoke-RestMethod -Uri $uri\n$r.id', '$r = Invoke-RestMethod -Uri $uri\nif ($r) {', 12],
  ['python', 'def join(name):\n    return name', 'def join(name:\n    return name', 11],
  ['ruby', 'room = Room.join(id: 1) do |user|\n  puts user\nend', 'room = Room.join(id: 1 do |user|\n  puts user', 11],
  ['swift', 'func a(_ b: String) {\n  c?.leave()\n}', 'func a(_ b: String {\n  c?.leave()\n}', 11],
  ['ts', 'const id: string = room.id;', 'const id: string == room.id;', 11],
  ['tsx', 'const view = <p>{name as string}</p>;', 'const view = <p>{name as }</p>;', 11],
  [
    'xml',
    '<uses-permission a="b" />\n<uses-permission a="c" />',
    '<manifest>\n  <uses-permission a="b">\n</manifest>',
    13,
  ],
  ['yaml', 'room:\n  id: standup', 'room:\n  id: "standup', 12],
];

test.each(CASES)('accepts a valid sample in %s', async (language, good) => {
  expect(await parseSample(sample(language, good))).toEqual([]);
});

test.each(CASES)('reports a broken sample in %s', async (language, _good, broken, line) => {
  const problems = await parseSample(sample(language, broken));
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toEqual({
    file: 'content/docs/a.mdx',
    line,
    message: expect.stringMatching(new RegExp(`^${language}: .`)) as string,
  });
});

test('parses a script inside HTML as JavaScript', async () => {
  const problems = await parseSample(sample('html', '<p>Meeting</p>\n<script>\n  join(;\n</script>'));
  expect(problems).toEqual([{ file: 'content/docs/a.mdx', line: 13, message: "html: ')' expected." }]);
});

test('parses PHP without an opening tag as PHP', async () => {
  expect(await parseSample(sample('php', '$room = $client->join("Mara");'))).toEqual([]);
  expect((await parseSample(sample('php', '$a = 1;\n$room = $client->join("Mara";')))[0]?.line).toBe(12);
});

test.each(['text', 'http', 'console', 'mermaid'])(
  'does not parse a sample in %s, which is plain text',
  async (language) => {
    expect(await parseSample(sample(language, '} ( not a language'))).toEqual([]);
  },
);

test('reports an unknown language and a missing one', async () => {
  const [unknown] = await parseSample(sample('pearl', 'x'));
  expect(unknown?.line).toBe(10);
  expect(unknown?.message).toMatch(/^the language "pearl" of a code fence is unknown; allowed: bash, console, go,/);
  expect((await parseSample(sample('', 'x')))[0]?.message).toMatch(/^a code fence has no language; allowed:/);
});
