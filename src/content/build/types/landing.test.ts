import { parseYaml, validateYaml } from '../../../site/build/yaml';
import { landingFile } from './landing';

const VALID = `actions:
  - { label: Start, to: /docs/start }
call:
  heading: One call
  text: "See the [dashboard](https://dashboard.example)."
areas:
  heading: Two ways in
  cards:
    - title: REST API
      text: Calls.
      to: /docs/rest
      icon: layers
    - { title: SDKs, text: Libraries., to: /docs/sdks, icon: code }
news: { heading: News, posts: Posts, releases: Releases }
`;

const FILE = 'content/data/landing.yaml';
const problemsOf = (text: string) =>
  validateYaml(parseYaml(text, FILE), landingFile, FILE, {}).problems.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

test('accepts a valid file', () => {
  expect(problemsOf(VALID)).toEqual([]);
});

test.each([
  [
    'an unknown icon',
    'icon: layers',
    'icon: layer',
    '12 field "areas.cards.0.icon": found "layer"; allowed: code, layers, video',
  ],
  [
    'a target without a slash',
    'to: /docs/rest',
    'to: docs/rest',
    '11 field "areas.cards.0.to": found "docs/rest"; expected a string that starts with "/"',
  ],
  ['an action without a target', ', to: /docs/start', '', '2 field "actions.0.to": found nothing; expected a string'],
  [
    'no action',
    '\n  - { label: Start, to: /docs/start }',
    ' []',
    '1 field "actions": found []; expected at least 1 entry',
  ],
  ['a missing heading', '  heading: One call\n', '', '3 field "call.heading": found nothing; expected a string'],
  [
    'an empty heading',
    'heading: Two ways in',
    'heading: ""',
    '7 field "areas.heading": found ""; expected at least 1 character',
  ],
  [
    'a heading that is not a string',
    'heading: News',
    'heading: 24',
    '14 field "news.heading": found 24; expected a string',
  ],
  [
    'an unknown field of a card',
    'text: Calls.',
    'text: Calls.\n      image: a.png',
    '11 field "areas.cards.0.image" is not allowed here',
  ],
  [
    'an unknown field',
    'news:',
    'title: Home\nnews:',
    '14 field "title" is not allowed here; allowed: actions, call, areas, news',
  ],
])('reports %s with file, line, field and what is allowed', (_name, part, replacement, problem) => {
  expect(problemsOf(VALID.replace(part, replacement))).toEqual([`${FILE}:${problem}`]);
});
