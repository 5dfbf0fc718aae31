import { changePlan, startPlan } from './layout-plan';
import { parsePlanText } from './parse-plan';
import { layoutRequest, toLayoutBody } from './plan-body';
import { writeRequest } from './requests';

const own = changePlan(changePlan(startPlan('two'), { type: 'fit', key: 2, fit: 'contain' }), {
  type: 'user',
  key: 1,
  user: `O'Hara "x" \\ $y #{z}`,
});

test.each([startPlan('nine'), { ...own, layout: 'custom' as const, mapName: 'a b', showNames: false }])(
  'PLAY-LAYOUT the curl command that the playground writes can be pasted again',
  (plan) => {
    const [curl] = writeRequest(layoutRequest(plan));
    const parsed = parsePlanText(curl?.code ?? '', startPlan());
    expect(parsed.problems).toEqual([]);
    expect(parsed.value && toLayoutBody(parsed.value)).toEqual(toLayoutBody(plan));
  },
);

test('PLAY-LAYOUT a form sets the map, the users and the kind of layout', () => {
  const code = `curl "$API/layout" -d layout=custom \\\n  -d 'map=[[0,0,640,720],[640,0,640,720]]' -d "users[]=ada" -d users[]=`;
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
  ['hello', /^This is not valid JSON/],
  ['curl https://api.example.com/rooms -d "id=a" -d "name=b"', /no layout request in it: paste a map/],
  ['curl "$R/layout" -d layout=sideways -d name=two', /^"layout" is "sideways": allowed: auto and custom\.$/],
  ['curl "$R/layout" -d layout=auto -d \'map=[[0,0,1\'', /^"map" is a string, but not JSON/],
])('PLAY-LAYOUT garbage is answered with what was found and what is allowed: %s', (text, problem) => {
  expect(parsePlanText(text, startPlan()).problems[0]).toMatch(problem);
});
