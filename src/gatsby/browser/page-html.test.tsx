import { readFileSync } from 'node:fs';
import { isValidElement, type ReactNode } from 'react';
import { finishPageHtml } from './page-html';

const HEAD = [
  <style key="x" data-href="/12.0123abcd.css" data-identity="gatsby-global-css" />,
  <meta key="generator" name="generator" />,
  <style key="layers" />,
  <script key="start" />,
  <meta key="page-path" name="page-path" />,
  <style key="own" />,
];
const BODY = [<script key="script-loader" />, <div key="scripts" />];
const FIRST = ['page-path', 'layers', 'start'];

function finish(head: ReactNode[], body: ReactNode[], firstKeys = FIRST) {
  let result = { head, body };
  finishPageHtml(
    {
      getHeadComponents: () => head,
      replaceHeadComponents: (next) => (result = { ...result, head: next as ReactNode[] }),
      getPostBodyComponents: () => body,
      replacePostBodyComponents: (next) => (result = { ...result, body: next as ReactNode[] }),
    },
    firstKeys,
  );
  return result;
}

const keys = (nodes: ReactNode[]) => nodes.map((node) => (isValidElement(node) ? node.key : node));

test("removes Gatsby's own script, moves the given elements to the front and keeps the order of the others", () => {
  const { head, body } = finish(HEAD, BODY);
  expect(keys(body)).toEqual(['scripts']);
  expect(keys(head)).toEqual(['page-path', 'layers', 'start', '/12.0123abcd.css', 'generator', 'own']);
});

test("turns Gatsby's inline style sheets into links to their files and keeps our own", () => {
  const { head } = finish(HEAD, BODY);
  expect(head[3]).toEqual(<link key="/12.0123abcd.css" rel="stylesheet" href="/12.0123abcd.css" />);
  expect(head[5]).toEqual(<style key="own" />);
});

test('fails the build if a page lacks the script, a style sheet or our own keys', () => {
  expect(() => finish(HEAD, [<script key="loader" />, null])).toThrow(
    'no script with the React key "script-loader" any more: see src/gatsby/browser/page-html.tsx. Found keys: loader, .',
  );
  expect(() => finish(HEAD.slice(1), BODY)).toThrow('no style sheet as a style element with data-href any more');
  expect(() => finish(HEAD.slice(0, 4), BODY)).toThrow(
    'head elements: page-path not found among /12.0123abcd.css, generator',
  );
});

test('the installed Gatsby renders the elements that we look for', () => {
  const entry = readFileSync('node_modules/gatsby/cache-dir/static-entry.js', 'utf8');
  expect(entry).toContain('key={`script-loader`}');
  expect(entry).toContain('data-href={`${__PATH_PREFIX__}/${style.name}`}');
});
