import { ContentError } from '../problems';
import { isCopyOfProject, readConfiguration } from './read-configuration';

const fault = (file: string) => new ContentError([{ file, message: 'is wrong' }]);
const DEVELOP = { SITE_CONTENT: 'copy', CONTENT_SOURCE: 'edited' };
const readFrom =
  (...good: string[]) =>
  (root: string): string => {
    if (!good.includes(root)) throw fault(root);
    return root;
  };

test.each([
  ['the content', {}, 'content'],
  ['in develop, what authors edit', DEVELOP, 'edited'],
])('it is read from %s', (_what, environment, expected) => {
  expect(readConfiguration((root) => root, environment)).toBe(expected);
});

test('in develop, the copy counts while there are faults', () => {
  expect(readConfiguration(readFrom('copy'), DEVELOP)).toBe('copy');
});

test('without a copy that can be read, the faults are those of what authors edit', () => {
  expect(() => readConfiguration(readFrom(), DEVELOP)).toThrow('edited is wrong');
});

test('other errors are not taken for faults', () => {
  const read = (root: string) => {
    throw new Error(`no memory for ${root}`);
  };
  expect(() => readConfiguration(read, DEVELOP)).toThrow('no memory for edited');
});

test('a copy of the project replaces all of its words, that of another content root some', () => {
  expect(isCopyOfProject('copy', { ...DEVELOP, CONTENT_SOURCE: 'content' })).toBe(true);
  expect(isCopyOfProject('content', { ...DEVELOP, CONTENT_SOURCE: 'content' })).toBe(false);
  expect(isCopyOfProject('copy', DEVELOP)).toBe(false);
  expect(isCopyOfProject('content', {})).toBe(false);
});
