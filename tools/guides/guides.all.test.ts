import { product } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readGuidesOf } from './check-guides';
import { readExpected } from './expected';
import { startGuideServer, type GuideServer } from './run-guide';
import type { Language } from './types';

// Each command is a separate process, which takes a while on a busy machine.
const QUICK_START = 'rest/api';
const PIN = 'rest/how-to/how-to-put-a-user-in-a-specific-spot';
let server: GuideServer;

beforeAll(async () => {
  server = await startGuideServer();
});

afterAll(() => server.close());

/** Follows a page in which the first `right` is replaced. Returns the problems as text. */
async function follow(path: string, right = '', wrong = '', language: Language = 'bash'): Promise<string[]> {
  const [guide] = readGuidesOf('content', path, tokenValues(product), (text) => {
    expect(text).toContain(right);
    return text.replace(right, () => wrong);
  }).filter((found) => found.language === language);
  const expected = readExpected()[path];
  if (!guide || !expected) throw new Error(`${path} has no guide in ${language}.`);
  const problems = await server.run(guide, expected);
  return problems.map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`);
}

/** Line of a text in a page. */
function lineOf(path: string, text: string): number {
  let line = 0;
  readGuidesOf('content', path, tokenValues(product), (source) => {
    line = source.slice(0, source.indexOf(text)).split('\n').length;
    return source;
  });
  return line;
}

test.each<[mistake: string, right: string, wrong: string, status: number]>([
  ['an unknown path', '$ACCESS_KEY/layout"', '$ACCESS_KEY/layouts"', 404],
  ['an invalid value in JSON', '"layout": "auto"', '"layout": "automatic"', 400],
])('a guide with %s fails at that line', async (_mistake, right, wrong, status) => {
  const problems = await follow(QUICK_START, right, wrong);
  expect(problems.join('\n')).toMatch(new RegExp(`called [A-Z]+ \\S+ ${status}\n`));
  const line = Number(/api\.mdx:(\d+) called/.exec(problems[0] ?? '')?.[1]);
  // A call is named by the line on which its command begins.
  expect(lineOf(QUICK_START, right) - line).toBeGreaterThanOrEqual(0);
  expect(lineOf(QUICK_START, right) - line).toBeLessThan(9);
});

test('a field that the response does not have shows in what is printed', async () => {
  const [problem = ''] = await follow(QUICK_START, 'jq --raw-output .access_key', 'jq --raw-output .accessKey');
  expect(problem).toMatch(/api\.mdx:\d+ in bash, this is shown:/);
  expect(problem).toMatch(/But this was printed:\nHTTP 201\naccess key: null$/);
});

test('a command that fails is named with its line, what it printed and the call that was refused', async () => {
  const [problem = ''] = await follow(PIN, 'jq -r .access_key mara.json', 'jq -r .access_key mira.json');
  expect(problem).toContain(`${PIN}.mdx:${lineOf(PIN, 'jq -r .access_key mara.json')} ended with exit code 2 in bash`);
  expect(problem).toContain('mira.json');
});

test('another output than the page shows is named with the line of the fence', async () => {
  const shown = '"present-vertical-9"\n["mara"';
  const [problem = ''] = await follow(PIN, shown, '"present-vertical-8"\n["mara"');
  expect(problem).toContain(`${PIN}.mdx:${lineOf(PIN, shown) - 2} in bash, this is shown`);
  expect(problem).toContain('But this was printed:\n"custom"\n"present-vertical-9"');
});

test.each([
  ['a state that the page does not bring about', '"show_names": false', '"show_names": true', 'shown'],
  ['an arrangement that is not undone', '{"layout": "auto", "show_names": true}', '{"show_names": true}', 'at the end'],
])('%s is a problem', async (_what, right, wrong, part) => {
  expect((await follow(PIN, right, wrong)).join('\n')).toContain(part);
});

test.each([
  ['node', "'user[name]': 'Mara'", "'user[nick]': 'Mara'"],
  ['python', '"user[name]": "Mara"', '"user[nick]": "Mara"'],
] as const)('a mistake in %s is a problem too', async (language, right, wrong) => {
  expect((await follow(QUICK_START, right, wrong, language)).join('\n')).toContain('called POST /rooms 400');
});
