import { readBody } from './read-body';
import { createCheckValue } from './validate';

const FORM = 'application/x-www-form-urlencoded';
const SCHEMA = { type: 'object', properties: { page: { type: 'integer' }, loop: { type: 'boolean' } } };
const check = createCheckValue({}, [SCHEMA]);
const formOf = async (text: string) => (await readBody(new TextEncoder().encode(text), FORM)).value;

test('the texts of a form become the types of their schemas', () => {
  expect(check(SCHEMA, { page: '2', loop: 'true' }, true)).toEqual({ value: { page: 2, loop: true }, problems: [] });
});

test('a text in JSON is no number', () => {
  expect(check(SCHEMA, { page: '2' }, false).problems).toEqual([
    { path: ['page'], reason: 'must be an integer', keyword: 'type' },
  ]);
});

test('a form has nested names and lists', async () => {
  expect(await formOf('user[name]=Mara&users[]=a&users[]=b')).toEqual({ user: { name: 'Mara' }, users: ['a', 'b'] });
});

test.each(['__proto__=a', '__proto__[b]=a', 'constructor=a'])(
  'a field that every object inherits is unknown: %s',
  async (text) => {
    const [problem] = check(SCHEMA, await formOf(text), true).problems;
    expect(problem).toMatchObject({ path: [text.split(/[[=]/)[0]], reason: 'is not known' });
  },
);
