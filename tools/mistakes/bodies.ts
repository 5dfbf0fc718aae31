import { append, error, replace, warning } from './edits';
import type { Mistake } from './types';

const DOC = 'docs/start.mdx';
const ROOMS = 'docs/rest/rooms.mdx';
/** The line of what is added to the text of the page. */
const ADDED = 21;

const added = (name: string, text: string, contains: readonly string[], line = ADDED): Mistake =>
  error(name, DOC, append(`\n${text}\n`), line, contains);

/** Mistakes in the text of pages. */
export const markupMistakes: readonly Mistake[] = [
  added('an unknown component', '<Crad title="A" href="/docs/start">x</Crad>', [
    'component <Crad> does not exist',
    'did you mean <Card>?',
    'allowed: ',
  ]),
  added('an unknown prop', '<Badge colour="red">new</Badge>', [
    'component <Badge>',
    'prop "colour" is not known',
    'allowed: kind',
  ]),
  added('a wrong value of a prop', '<Badge kind="loud">new</Badge>', ['prop "kind"', 'found "loud"', 'info', 'lock']),
  added('a missing prop', '<Card href="/docs/start">x</Card>', ['component <Card>', 'prop "title"', 'found nothing']),
  added('a prop that is code', '<Badge kind={one + two}>new</Badge>', [
    'prop "kind"',
    'found {one + two}',
    'a string in quotes',
  ]),
  added('an unknown operation', '<Endpoint id="getRoms" />', ['getRoms', 'getRooms']),
  added('an import', 'import { Chart } from "./chart";', ['uses "import"', 'components of the registry']),
  added('an expression', 'Send {roomId} here.', ['the expression {roomId}', 'write a literal brace as \\{']),
  added('an HTML comment', '<!-- later -->', ['HTML comment', '{/* … */}']),
  added('an unclosed component', '<Steps>\n\nOne.', ['<Steps>', 'closing tag']),
  added('a tag that closes nothing', 'One </Badge> two.', ['Unexpected closing slash', 'expected an open tag first']),
  added('an unclosed admonition', ':::note\nOne.', [':::note without an end', 'add a line :::']),
  added('an end of no admonition', ':::', ['":::"', ':::note']),
  warning('an unknown kind of admonition', DOC, append('\n:::hint\nOne.\n:::\n'), ADDED, [
    'unknown admonition "hint"',
    'note, tip, info, warning, danger',
  ]),
  added('a tab outside tabs', '<TabItem value="a">\n\nOne.\n\n</TabItem>', [
    'component <TabItem>',
    'directly in <Tabs>',
  ]),
  added('text directly in tabs', '<Tabs>\n\nOne.\n\n</Tabs>', ['component <Tabs>', 'found <p>', 'allowed: <TabItem>']),
  error('two tabs with one value', ROOMS, replace('value="large"', 'value="small"'), 11, [
    'component <Tabs>',
    'more than one tab',
    '"small"',
  ]),
  error('a default tab that does not exist', ROOMS, replace('<Tabs>', '<Tabs defaultValue="huge">'), 11, [
    '"defaultValue"',
    'found "huge"',
    'allowed: small, large',
  ]),
  added('two titles', '# One\n\n# Two', ['second first-level heading', 'use ##'], ADDED + 2),
  added('a heading id twice', '## One {#one}\n\n## Two {#one}', ['heading id "one" is used twice'], ADDED + 2),
  added('a heading id with a space mark', '## One {#a/b}', ['heading id', 'found "a/b"', 'letters, digits']),
  added('a link without an address', '[nowhere]()', ['a link without a URL', '"nowhere"']),
  added('a link to a file that does not exist', '[rooms](./rest/room.mdx)', [
    'links to the file ./rest/room.mdx',
    'does not exist',
    'docs/rest/room.mdx',
  ]),
  added('a link that runs code', '[run](javascript:alert(1))', [
    'found "javascript:alert(1)"',
    '"javascript:"',
    'allowed: paths, https:',
  ]),
  added('a script', '<script src="/a.js"></script>', ['element <script> is not allowed', 'content runs no code']),
  added('a style', '<p style="color: red">One.</p>', ['attribute "style" is not allowed', 'src/styles']),
  added('a handler', '<button onclick="go()">Go</button>', [
    'attribute "onclick" is not allowed',
    'content runs no code',
  ]),
  added('a highlighted line that the sample lacks', '```js {7}\none();\n```', [
    'highlights line 7',
    'the sample has 1',
  ]),
  added('a fence with an unknown flag', '```js titel="a.js"\none();\n```', ['found "titel="a.js""', 'allowed: title=']),
  added('JavaScript made of JavaScript', '```ts js\none();\n```', ['ts js', 'without types', 'expected js']),
  added('a diagram without a title', '```mermaid\nflowchart LR\n  a --> b\n```', ['accTitle']),
];
