import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPlan, changePlan } from './layout-plan';
import { parsePlanText } from './parse-plan';
import { layoutRequest, toLayoutBody } from './plan-body';
import { writeRequest } from './requests';

const CONTENT = join(__dirname, '../../../content');

/** Code blocks of the docs and the blog in which the layout is set, with their page. */
function samples(): { readonly name: string; readonly code: string }[] {
  return readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(CONTENT, file), 'utf8');
      return [...text.matchAll(/^([ \t]*)```(\w+)[^\n]*\n([^]*?)^\1```/gm)]
        .map(([, , language = '', code = '']) => ({ name: `${file} (${language}): ${code.slice(0, 60)}`, code }))
        .filter(({ code }) => setsLayout(code));
    });
}

/** A call to `…/layout`, also through a variable or a helper function, or the method of the SDK. */
function setsLayout(code: string): boolean {
  return /\/layout["'`\s]|"\$LAYOUT"|\.setLayout\(\{/.test(code);
}

/** Samples whose request contains what the program computes, with the reason that the reader is given. */
const COMPUTED: readonly (readonly [start: RegExp, reason: RegExp])[] = [
  [/"map": grid\(/, /^"map" is "grid\(len\(users\)\)", which the program computes/],
  [/`adaptive-\$\{/, /^"name" is .* which the program computes|^"map" is "map", which the program computes/],
  [/users: spots\.map\(/, /^"users" is "spots\.map.*which the program computes/],
  [
    /^curl[^]*-d @arrangement\.json/,
    /^The body of the request is in the file "arrangement\.json": paste its content\.$/,
  ],
];

const all = samples();

test('PLAY-LAYOUT the docs show many requests that set the layout', () => {
  expect(all.length).toBeGreaterThan(40);
});

test.each(all)('PLAY-LAYOUT what $name shows can be pasted', ({ code }) => {
  const parsed = parsePlanText(code, startPlan());
  const computed = COMPUTED.find(([start]) => start.test(code));
  if (computed) expect(parsed.problems[0]).toMatch(computed[1]);
  else expect(parsed.problems).toEqual([]);
});

const own = changePlan(changePlan(startPlan('two'), { type: 'fit', key: 2, fit: 'contain' }), {
  type: 'user',
  key: 1,
  user: `O'Hara "x" \\ $y #{z}`,
});
const plans = [startPlan('nine'), { ...own, layout: 'custom' as const, mapName: 'a b', showNames: false }];

test.each(plans.flatMap((plan) => writeRequest(layoutRequest(plan)).map((sample) => ({ ...sample, plan }))))(
  'PLAY-LAYOUT what the playground writes in $label can be pasted again',
  ({ code, plan }) => {
    const parsed = parsePlanText(code, startPlan());
    expect(parsed.problems).toEqual([]);
    expect(parsed.value && toLayoutBody(parsed.value)).toEqual(toLayoutBody(plan));
  },
);

test.each([
  [
    'a form',
    `curl "$API/layout" -d layout=custom -d 'map=[[0,0,640,720],[640,0,640,720]]' -d "users[]=ada" -d users[]=`,
  ],
  ['PowerShell', '$b = @{ layout = "custom"; map = @(@(0, 0, 640, 720), @(640, 0, 640, 720)); users = @("ada", "") }'],
  ['PHP', "$b = ['layout' => 'custom', 'map' => [[0, 0, 640, 720], [640, 0, 640, 720]], 'users' => ['ada', '']];"],
  ['an object', "{ layout: 'custom', map: [[0, 0, 640, 720], [640, 0, 640, 720]], users: ['ada', ''] }"],
  [
    'a Python dict',
    '{"layout": "custom", "map": [[0, 0, 640, 720], [640, 0, 640, 720]], "users": ["ada", ""], "show_names": True}',
  ],
])('PLAY-LAYOUT %s sets the map, the users and the kind of layout', (_name, code) => {
  const { value, problems } = parsePlanText(code, startPlan());
  expect(problems).toEqual([]);
  expect(value && toLayoutBody(value)).toMatchObject({
    layout: 'custom',
    map: [
      [0, 0, 640, 720],
      [640, 0, 640, 720],
    ],
    users: ['ada', ''],
  });
});

test('PLAY-LAYOUT of several requests in a script, the first with an arrangement counts', () => {
  const script =
    'curl "$R/layout" -d layout=auto\ncurl "$R/playbacks" -d name=two -d play_id=x\ncurl "$R/layout" -d name=six';
  expect(parsePlanText(script, startPlan()).value?.preset).toBe('six');
});

test('PLAY-LAYOUT a request without an arrangement keeps the boxes', () => {
  const parsed = parsePlanText('curl "$API/rooms/$KEY/layout" -d "show_names=false"', startPlan('six'));
  expect(parsed.value).toMatchObject({ preset: 'six', showNames: false });
});

test.each([
  ['hello', /^Found "hello", and no layout request in it: paste a map/],
  ['curl https://api.example.com/rooms -d "id=a" -d "name=b"', /no layout request in it/],
  ['curl "$R/layout" -d layout=sideways -d name=two', /^"layout" is "sideways": allowed: auto and custom\.$/],
  ['curl "$R/layout" -d layout=auto -d name=twelve', /is not a predefined layout: allowed: one, two,/],
  ['curl "$R/layout" -d layout=auto -d \'map=[[0,0,1\'', /^"map" is a string, but not JSON/],
])('PLAY-LAYOUT garbage is answered with what was found and what is allowed: %s', (text, problem) => {
  expect(parsePlanText(text, startPlan()).problems[0]).toMatch(problem);
});
