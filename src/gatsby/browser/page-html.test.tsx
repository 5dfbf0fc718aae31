import { readFileSync } from 'node:fs';
import { isValidElement, type ReactNode } from 'react';
import { finishPageHtml } from './page-html';

const KIND = { __html: '@layer components{.a{margin:0}}' };
const FRAME = { __html: '@layer base{a{margin:0}}' };
const HEAD = [
  <style
    key="x"
    data-href="/base/docs.0123abcd.css"
    data-identity="gatsby-global-css"
    dangerouslySetInnerHTML={KIND}
  />,
  <style
    key="y"
    data-href="/base/app.89abcdef.css"
    data-identity="gatsby-global-css"
    dangerouslySetInnerHTML={FRAME}
  />,
  <style key="z" data-href="/12.0123abcd.css" data-identity="gatsby-global-css" dangerouslySetInnerHTML={KIND} />,
  <meta key="generator" name="generator" />,
  <script key="start" />,
  <meta key="page-path" name="page-path" />,
  <style key="own" />,
];
const BODY = [<script key="script-loader" />, <div key="scripts" />];
const FIRST = ['page-path', 'start'];

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
  expect(keys(head)).toEqual([
    'page-path',
    'start',
    // It begins with the order of the layers.
    '/base/app.89abcdef.css',
    '/base/docs.0123abcd.css',
    '/12.0123abcd.css',
    'generator',
    'own',
  ]);
});

test('RTE-12 links to style sheets, and keeps those inline that have a name, like our own elements', () => {
  const { head } = finish(HEAD, BODY);
  expect(head.slice(2, 5)).toEqual([
    <link key="/base/app.89abcdef.css" rel="stylesheet" href="/base/app.89abcdef.css" />,
    <style key="/base/docs.0123abcd.css" data-href="/base/docs.0123abcd.css" dangerouslySetInnerHTML={KIND} />,
    <link key="/12.0123abcd.css" rel="stylesheet" href="/12.0123abcd.css" />,
  ]);
  expect(head.at(-1)).toEqual(<style key="own" />);
});

test('fails the build if a page lacks the script, the style sheet of the frame or our own keys', () => {
  expect(() => finish(HEAD, [<script key="loader" />, null])).toThrow(
    'no script with the React key "script-loader" any more: see src/gatsby/browser/page-html.tsx. Found keys: loader, .',
  );
  const none = "Gatsby writes 0 style elements with the frame's style sheet in data-href, instead of one";
  expect(() => finish(HEAD.toSpliced(1, 1), BODY)).toThrow(none);
  expect(() => finish(HEAD.toSpliced(0, 1).toSpliced(0, 1, HEAD[0]!), BODY)).toThrow(none);
  expect(() => finish([...HEAD, HEAD[1]], BODY)).toThrow('Gatsby writes 2 style elements');
  expect(() => finish(HEAD.slice(0, 3), BODY)).toThrow(
    'head elements: page-path, start not found among /base/docs.0123abcd.css, /base/app.89abcdef.css, /12.0123abcd.css',
  );
});

test('the installed Gatsby renders the elements that we look for', () => {
  const entry = readFileSync('node_modules/gatsby/cache-dir/static-entry.js', 'utf8');
  expect(entry).toContain('key={`script-loader`}');
  expect(entry).toContain('data-href={`${__PATH_PREFIX__}/${style.name}`}');
});
