import { parse } from 'yaml';
import { developmentEdits, developmentFiles } from './development-files.mjs';

const SENTENCE = 'Edit number 7 of this run.';
const COUNT = 60;

test('the sidebar holds every page once', () => {
  const { docs } = parse(developmentFiles(COUNT)['data/sidebars.yaml']);
  const ids = docs.flatMap(({ id, items }) => items?.map((item) => item.id) ?? [id]);
  expect(new Set(ids).size).toBe(COUNT + 1);
  expect(ids).toHaveLength(COUNT + 1);
});

test.each(developmentEdits(COUNT))('an edit of $name puts the sentence into the file once', ({ file, edit }) => {
  const text = developmentFiles(COUNT)[file] ?? '# Page\n';
  expect(text).not.toContain(SENTENCE);
  expect(edit(text, SENTENCE).split(SENTENCE)).toHaveLength(2);
});

test('edited YAML is valid, and the operation of the reference page begins with the sentence', () => {
  const files = developmentFiles(COUNT);
  const [, sidebar, api] = developmentEdits(COUNT).map(
    ({ file, edit }) => file in files && edit(files[file], SENTENCE),
  );
  expect(parse(sidebar).docs[1].items[3]).toEqual({ type: 'doc', id: 'part-000/page-3', label: SENTENCE });
  const operations = Object.values(parse(api).paths).flatMap((path) => Object.values(path));
  const id = /<Endpoint id="(.+)"/.exec(files['docs/reference.mdx'])[1];
  expect(operations.find(({ operationId }) => operationId === id).description).toMatch(SENTENCE);
});

test('an API description that has changed is an error', () => {
  expect(() => developmentEdits(COUNT)[2].edit('openapi: 3.1.0\n', SENTENCE)).toThrow('does not contain');
});
