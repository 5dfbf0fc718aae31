import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '../../site/build/env';
import { hashSource } from './hash-source';
import { readPublishedScripts, updatePublishedScripts } from './published-scripts';
import { readHtml } from './read-html';

let root = '';
const page = (script: string) => ({ path: '/', facts: readHtml(`<script>${script}</script>`) });
const put = (text: string) => writeFileSync(join(root, 'data/published-scripts.txt'), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'scripts-'));
  mkdirSync(join(root, 'data'));
  jest.replaceProperty(env as { contentRoot: string }, 'contentRoot', root);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test('contains the inline script of the last release alone, and says when it has changed', () => {
  expect(readPublishedScripts()).toEqual([]);
  expect(updatePublishedScripts([page('one()'), page('one()')])).toHaveLength(1);
  expect(readPublishedScripts()).toEqual([hashSource('one()')]);
  expect(updatePublishedScripts([page('one()')])).toEqual([]);
  expect(updatePublishedScripts([page('two()')])[0]).toMatch(/published-scripts\.txt$/);
  expect(readPublishedScripts()).toEqual([hashSource('two()')]);
});

test('a line that is no hash is an error with file, line and what is expected', () => {
  put(`# Comment\n${hashSource('one()')}\n\nsha256-abc\n`);
  expect(readPublishedScripts).toThrow(/published-scripts\.txt.*4.*found "sha256-abc"; expected the hash of a script/s);
  // A policy must not be extended by anything else.
  put("'unsafe-inline'\n");
  expect(readPublishedScripts).toThrow(/found "'unsafe-inline'"/);
});
