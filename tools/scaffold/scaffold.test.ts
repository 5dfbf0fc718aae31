import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTestProject, type TestFile } from '../../src/site/build/test-support';
import { planScaffold, type ScaffoldContext } from './plan';
import { writeScaffold } from './write';

const CONTEXT: ScaffoldContext = { authors: ['api-team', 'web-team'], day: '2025-03-05' };
const FILES: Readonly<Record<string, TestFile>> = {
  'docs/good.mdx': '---\ntitle: Good\n---\n\nText.\n',
  'data/authors.yaml': 'api-team:\n  name: API Team\n  page: true\nweb-team:\n  name: Web Team',
  'data/blog-tags.yaml': 'api:\n  label: API\n',
};
const plan = (...words: string[]) => planScaffold(words, CONTEXT);

test.each([
  [
    'a doc',
    ['doc', 'rest/how-to/how-to-mute-a-user', 'How to "mute" {product} users: a guide'],
    'docs/rest/how-to/how-to-mute-a-user.mdx',
  ],
  ['a doc with its full path', ['doc', 'content/docs/sdks/js/mute.mdx', 'Mute'], 'docs/sdks/js/mute.mdx'],
  ['a post', ['post', 'Mute a user: {Product}’s call', 'web-team'], 'blog/2025-03-05-mute-a-user-rondo-s-call.mdx'],
  ['a post without an author', ['post', 'Mute'], 'blog/2025-03-05-mute.mdx'],
  ['an author', ['author', 'quality-team', 'Quality: "Team"'], 'data/authors.yaml'],
])('creates %s that is valid, as a draft if it is a new file', async (_, words, file) => {
  const written = await inTestProject(
    FILES,
    () => import('../../src/content/build/files/scan'),
    ({ checkContentFiles }, root) => {
      const path = writeScaffold(join(root, 'content'), plan(...words));
      expect(path).toBe(join(root, 'content', file));
      checkContentFiles();
      return readFileSync(path, 'utf8');
    },
  );
  if (file.endsWith('.mdx')) expect(written).toMatch(/^draft: true$/m);
  else expect(written).toBe(`${String(FILES[file])}\nquality-team:\n  name: "Quality: \\"Team\\""\n  page: true\n`);
});

test('does not overwrite an existing file', async () => {
  await inTestProject(
    FILES,
    () => import('../../src/content/build/files/scan'),
    (_, root) => {
      expect(() => writeScaffold(join(root, 'content'), plan('doc', 'good', 'Better'))).toThrow(
        'docs/good.mdx already exists and was not changed',
      );
      expect(readFileSync(join(root, 'content/docs/good.mdx'), 'utf8')).toBe(FILES['docs/good.mdx']);
    },
  );
});

test.each([
  [['doc', '../secret', 'A'], 'PATH: found "../secret"; expected a path below content/docs'],
  [['doc', 'a//b', 'A'], 'PATH: found "a//b"'],
  [['doc', 'a', ' '], 'TITLE: found an empty string'],
  [['post', 'Звонок'], 'TITLE: found "Звонок"; expected a title whose URL consists of letters a to z'],
  [['post', 'A', 'nobody'], 'AUTHOR: found "nobody"; must be a key in content/data/authors.yaml (api-team, web-team).'],
  [['author', 'Quality Team', 'A'], 'KEY: found "Quality Team"; expected lower-case letters'],
  [['author', 'web-team', 'A'], 'KEY: found "web-team", which already exists in content/data/authors.yaml'],
  [['author', 'a', ''], 'NAME: found an empty string'],
  [[], 'Found nothing; expected a kind'],
  [['page', 'a', 'b'], 'Found "page" "a" "b"; expected a kind'],
  [['doc', 'a'], 'Found "doc" "a"; expected a kind'],
  [['post', 'a', 'b', 'c'], 'Usage:'],
])('rejects %j with a message', (words, message) => {
  expect(() => plan(...words)).toThrow(message);
});
