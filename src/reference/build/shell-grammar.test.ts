import Prism from 'prismjs';
import { improveShellGrammar } from './shell-grammar';

const highlight = (code: string): string => {
  improveShellGrammar();
  return Prism.highlight(code, Prism.languages.bash!, 'bash');
};

/** Texts of the tokens of a kind. */
const tokens = (code: string, kind: string): string[] =>
  [...highlight(code).matchAll(new RegExp(`<span class="token ${kind}">([^<]*)</span>`, 'g'))].map(
    ([, text = '']) => text,
  );

test.each([
  '-X POST',
  '-sS',
  '--header "a: b"',
  '--fail-with-body',
  '--data-urlencode "user[name]=Mara"',
  '-d @a.json',
])('the option of curl %s is a parameter', (option) => {
  expect(tokens(`curl ${option} https://a.example`, 'parameter')).toEqual([option.split(' ')[0]]);
});

test('what looks like an option inside a word or a string is none', () => {
  expect(tokens(`curl "https://a-b.example" my-file 'x -X'`, 'parameter')).toEqual([]);
});

test('options of a command inside a command look like all others', () => {
  expect(tokens('KEY=$(jq --raw-output .key)', 'parameter')).toEqual(['--raw-output']);
});

test('the keys, numbers and words of a JSON body are highlighted, and the rest is a string', () => {
  const command = `curl -X POST \\\n  --data '{\n  "name": "a",\n  "count": 2, "on": true, "off": null }' -o a.json`;
  expect(tokens(command, 'property')).toEqual(['"name"', '"count"', '"on"', '"off"']);
  expect(tokens(command, 'number')).toEqual(['2']);
  expect(tokens(command, 'boolean')).toEqual(['true']);
  expect(highlight(command)).toContain(
    `<span class="token string">'{\n  <span class="token property">"name"</span>: "a"`,
  );
  expect(tokens(command, 'parameter')).toEqual(['-X', '--data', '-o']);
});

test('digits in a string of a JSON body are no number', () => {
  expect(tokens(`curl -d '{"name": "present-lower-3", "map": [[0,-5,1.5]]}'`, 'number')).toEqual(['0', '-5', '1.5']);
});

test('other single-quoted text is a string without parts', () => {
  expect(tokens(`curl -d 'a=1' -w '{"code": 1}'`, 'string')).toEqual([`'a=1'`, `'{"code": 1}'`]);
});
