import { product } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readGuidesOf } from './check-guides';
import { readExpected } from './expected';
import { startGuideServer, type GuideServer } from './run-guide';

let server: GuideServer;

beforeAll(async () => {
  server = await startGuideServer();
});

afterAll(() => server.close());

const API = 'https://api.{domain}';
const KEY = '-H "Authorization: YOUR_API_KEY"';
const START = `curl -sS "${API}/rooms" ${KEY} -d id=trial -d "user[id]=mara" -d "user[name]=Mara" -o mara.json`;
const INVITE = `curl -sS "${API}/rooms" ${KEY} -d id=trial -d "user[id]=jonas" -d "user[name]=Jonas" -o jonas.json`;
const REMOVE = `curl -sS -X DELETE "${API}/rooms/$(jq -r .access_key mara.json)/users/mara"`;
const END = `curl -sS -X DELETE "${API}/rooms/trial" ${KEY}`;

const PAGE = 'content/docs/rest/api.mdx';
const STARTED = 'POST /rooms 201';
const ENDED = 'DELETE /rooms/trial 204';
const MARA = '{"spots":["mara"],"names":true,"behind":false,"front":false,"voice":false,"playbacks":[]}';
/** Follows a page that consists of these commands, and those below "Undo". */
async function follow(steps: readonly string[], undo: readonly string[], calls: readonly string[], states: string) {
  const text = ['---', 'title: Trial', '---', '', ...fences(steps), '## Undo', '', ...fences(undo)].join('\n');
  const [guide] = readGuidesOf('content', 'rest/api', tokenValues(product), () => text);
  const { trial } = readExpected(`trial:\n  calls: ${JSON.stringify(calls)}\n${states}`);
  const problems = await server.run(guide!, trial!);
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

function fences(commands: readonly string[]): string[] {
  return commands.flatMap((command) => ['```bash', command, '```', '']);
}

test.each<[states: string, problem: string | undefined]>([
  ['  shown: ended\n  undone: { spots: [mara] }', undefined],
  [
    '  shown: ended\n  undone: ended',
    `:15 followed in bash, the meeting is ${MARA} at the end\nExpected: "ended" (field "undone" of the guide in tools/guides/expected.yaml)`,
  ],
  [
    '  shown: ended',
    `:15 followed in bash, the meeting is ${MARA} at the end\nExpected: "ended" (field "shown" of the guide in tools/guides/expected.yaml, as there is no "undone")`,
  ],
  [
    '  shown: { spots: [mara] }\n  undone: { spots: [mara] }',
    `:9 followed in bash, the meeting is "ended" after this step\nExpected: ${MARA} (field "shown" of the guide in tools/guides/expected.yaml)`,
  ],
])('a meeting that ends and is opened again is compared with %j', async (states, problem) => {
  const problems = await follow([START, END], [START], [STARTED, ENDED, STARTED], states);
  expect(problems).toEqual(problem === undefined ? [] : [PAGE + problem]);
});

test('an ended meeting with nothing to run below Undo needs no second state', async () => {
  expect(await follow([START, END], [], [STARTED, ENDED], '  shown: ended')).toEqual([]);
});

test('a meeting is still seen after the user who has opened it is removed', async () => {
  const calls = [STARTED, 'DELETE /rooms/KEY/users/mara 200'];
  expect(await follow([START, INVITE, REMOVE], [], calls, '  shown: { spots: [jonas] }')).toEqual([]);
});

test('a guide without a call has no meeting', async () => {
  expect(await follow(['true'], [], [], '  shown: ended')).toEqual([]);
  expect(await follow(['true'], [], [], '  shown: { spots: [mara] }')).toEqual([
    `${PAGE}:5 followed in bash, the meeting is "ended" after this step\nExpected: ${MARA} (field "shown" of the guide in tools/guides/expected.yaml)`,
  ]);
});
