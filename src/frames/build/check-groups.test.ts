import { findProgramProblems, type RunnableFence } from './check-groups';

const SDKS = { module: '@acme/js', script: 'https://app.acme.example/iframe-api.js' };
const fence = (title: string | null, code: string, program = 'app', line = 10): RunnableFence => ({
  program,
  title,
  code,
  line,
});
const APP =
  "import acme from '@acme/js';\nimport {\n  useState,\n} from 'react';\nimport Meeting from './Meeting';\nexport default App;";
const PAGE = `<div id="meeting"></div>\n<script src="${SDKS.script}"></script>\n<script src="events.js"></script>`;
const problemsOf = (...fences: RunnableFence[]) =>
  findProgramProblems(fences, SDKS).map(({ line, message }) => `${line} ${message}`);

test('accepts complete programs', () => {
  expect(problemsOf(fence('src/App.jsx', APP), fence('src/Meeting.jsx', 'export default 1;'))).toEqual([]);
  expect(problemsOf(fence('index.html', PAGE), fence('events.js', 'new AcmeIframe();'))).toEqual([]);
  expect(problemsOf(fence('a.html', '<p>'), fence('b.html', '<p>', 'other'))).toEqual([]);
});

test.each([
  ['App', '10 run: found "App"; allowed: the name of a program in small letters'],
  ['', '10 run: found ""; allowed: the name'],
  ['index', '10 run: found "index"; allowed: the name'],
  ['a"b', '10 run: found "a"b"; allowed: the name'],
])('a program cannot be called %j', (name, message) => {
  expect(problemsOf(fence('a.html', '<p>', name)).join()).toContain(message);
});

test.each([
  [null, 'found no title; allowed: a title with the name of a file that ends in .html, .jsx, .js'],
  ['main.py', 'found the title "main.py"; allowed: a title'],
])('a fence with the title %j cannot run', (title, message) => {
  expect(problemsOf(fence(title, ''))).toEqual([expect.stringContaining(`10 run="app": ${message}`)]);
});

test('a missing part is named with the line of its import', () => {
  expect(problemsOf(fence('src/App.jsx', APP))).toEqual([
    '15 imports "./Meeting", which is not part of "app"; allowed: @acme/js, react',
  ]);
  expect(problemsOf(fence('src/App.jsx', `import x from "left-pad";\n${APP}`), fence('src/Meeting.jsx', ''))).toEqual([
    '11 imports "left-pad", which is not part of "app"; allowed: @acme/js, react, src/Meeting.jsx',
  ]);
});

test('a missing script is named with the line of its element, and so is a script that nothing uses', () => {
  expect(problemsOf(fence('index.html', PAGE), fence('other.js', '', 'app', 20))).toEqual([
    `13 <script> refers to "events.js", which is not part of "app"; allowed: ${SDKS.script}, other.js`,
    '20 "other.js" is used by no <script> of "index.html"',
  ]);
});

test.each([
  ['<p>\n<div style="color: red">', '12 has the attribute "style", which the policy of frames forbids'],
  ['<button onclick="go()">', '11 has the attribute "onclick", which the policy'],
  ['<img src="https://acme.example/a.png">', '11 <img> refers to "https://acme.example/a.png", which is not part'],
  ['<script src="https://cdn.example/iframe-api.js"></script>', '11 <script> refers to "https://cdn.example/'],
])('HTML that a frame would not show is refused: %j', (code, message) => {
  expect(problemsOf(fence('index.html', code)).join()).toContain(message);
});

test('text in scripts is no markup', () => {
  expect(problemsOf(fence('a.html', `<script>const a = '<p style="">';</script>`))).toEqual([]);
});

test('a program has one file of each name, one HTML file, or a component first', () => {
  expect(problemsOf(fence('a.js', ''), fence('a.js', '', 'app', 20))).toEqual([
    '20 is the second file "a.js" of its program',
  ]);
  expect(problemsOf(fence('a.html', ''), fence('b.html', '', 'app', 20))).toEqual([
    '20 is a second HTML file; a program has one',
  ]);
  expect(problemsOf(fence('a.js', ''))).toEqual([
    expect.stringContaining('10 "a.js" is the first file of the program "app"; allowed: an .html file'),
  ]);
  expect(problemsOf(fence('index.html', PAGE), fence('events.js', "import 'react';"))).toEqual([
    '11 is an import; scripts of an HTML file in a frame are not modules',
  ]);
});
