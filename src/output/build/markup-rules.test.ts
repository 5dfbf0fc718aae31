import { readHtml } from './read-html';

const problemsOf = (html: string) => readHtml(html).invalidRoles;

test.each([
  [
    '<pre tabindex="0" aria-label="Shell code">ls</pre>',
    '<pre aria-label="Shell code">: an element with a name must have a role',
  ],
  ['<table><tr role="row"><td>A</td></tr></table>', '<tr role="row">: parts of a table must have no role'],
  ['<table><tr><td role="cell">A</td></tr></table>', '<td role="cell">: parts of a table must have no role'],
])('finds an invalid role in %s', (html, problem) => {
  expect(problemsOf(html)).toEqual([problem]);
});

test('names each kind of problem once', () => {
  expect(problemsOf('<table><tr role="row"></tr><tr role="row"></tr></table>')).toHaveLength(1);
});

test.each([
  '<pre role="group" aria-label="Shell code">ls</pre>',
  '<table aria-label="Fields"><tr><td>A</td></tr></table>',
])('accepts %s', (html) => {
  expect(problemsOf(html)).toEqual([]);
});
