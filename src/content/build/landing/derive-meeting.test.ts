import { createTestApi, field } from '../../../mock/shared/test-support';
import { LAYOUT_NAMES } from '../../../playgrounds/shared/layouts/predefined';
import { product } from '../../../site/config/product';
import { parseSample } from '../../../../tools/samples/parse-sample';
import { namedLayoutBody } from '../../../playgrounds/shared/layouts/layout-steps';
import { deriveMeeting } from './derive-meeting';
import { writeLayoutCall, writeLayoutOptions } from './write-call';

const PEOPLE = ['Mara', 'Jonas', 'Ines', 'Tariq', 'Luca', 'Sofia', 'Noah'];

/** A composed meeting in which all of them are. */
async function startMeeting() {
  const mock = createTestApi();
  const join = (name: string) => ({ id: 'stage', user: { id: `u-${name.toLowerCase()}`, name } });
  const [host = '', ...others] = PEOPLE;
  const meeting = await mock.start(join(host));
  for (const name of others) await mock.sendKey('POST /rooms', { json: join(name) });
  await mock.api.forward(2_000);
  return { mock, ...meeting };
}

/** The request that a command sends: its path and its JSON. */
function readCommand(command: string): { readonly path: string; readonly json: unknown } {
  const [, path = ''] = new RegExp(`^curl https://api\\.${product.domain}(\\S+) `).exec(command) ?? [];
  const [, data = ''] = /--data '([^']*)'$/.exec(command) ?? [];
  return { path, json: JSON.parse(data) };
}

const DERIVED = deriveMeeting(PEOPLE, LAYOUT_NAMES);

test.each(LAYOUT_NAMES.map((name, index) => [name, index] as const))(
  'the API accepts the call for %s, answers without a body, and shows what the page shows',
  async (name, index) => {
    const { mock, accessKey, roomId } = await startMeeting();
    const body = namedLayoutBody(name, PEOPLE);
    const command = writeLayoutCall(body);
    const sample = { file: 'landing.yaml', language: 'bash', code: command, line: 1, lines: [] };
    expect(await parseSample(sample)).toEqual([]);

    const { path, json } = readCommand(command);
    const answer = await mock.send(`POST ${path.replace('YOUR_ACCESS_KEY', accessKey)}`, { json });
    expect([answer.status, answer.json, answer.bytes]).toEqual([200, undefined, undefined]);

    const { options } = JSON.parse(writeLayoutOptions(body)) as { options: object };
    expect(options).toHaveProperty('layout_name', name);
    expect(field((await mock.send(`GET /rooms/${accessKey}`)).json, 'options')).toMatchObject(options);
    expect(mock.undocumented).toEqual([]);

    const { canvas, spots } = mock.api.picture(roomId)!;
    const seats = Object.fromEntries(
      spots.filter(({ who }) => who).map(({ who, x, y }) => [who, [x / canvas.width, y / canvas.height]]),
    );
    const drawn = DERIVED.people.flatMap(({ name: person, places }) => {
      const place = places[index];
      return place?.isShown ? [[person, [place.x / 100, place.y / 100]] as const] : [];
    });
    expect(drawn.map(([person]) => person).sort()).toEqual(Object.keys(seats).sort());
    for (const [person, [x, y]] of drawn) {
      expect(x).toBeCloseTo(seats[person]![0]!, 3);
      expect(y).toBeCloseTo(seats[person]![1]!, 3);
    }
  },
);

test('each layout has a caption that says who is where, and code blocks', () => {
  const { layouts } = deriveMeeting(PEOPLE, ['one', 'present-lower-3']);
  expect(layouts.map(({ caption }) => caption)).toEqual([
    'Full canvas: Mara.',
    'One large below, three in a row above: Mara, Jonas, Ines, and Tariq.',
  ]);
  for (const { name, request, answer } of layouts) {
    expect(request).toContain('data-code-copy');
    for (const block of [request, answer]) expect(block.replace(/<[^>]+>/g, '')).toContain(name);
  }
});
