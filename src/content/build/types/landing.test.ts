import { parseYaml, validateYaml } from '../../../site/build/yaml';
import { landingFile } from './landing';

const VALID = `actions:
  - { label: Start, to: /docs/start }
meeting:
  label: Layout
  people: [Mara, Jonas]
  layouts: [two, one]
  request: The call
  answer: "See [the meeting](/docs/meeting)."
call:
  heading: One call
  text: "See the [dashboard](https://dashboard.example)."
areas:
  heading: Two ways in
  cards:
    - title: REST API
      text: Calls.
      to: /docs/rest
      picture: meeting
    - { title: SDKs, text: Libraries., to: /docs/sdks, picture: phones }
playgrounds:
  heading: Try it
  cards:
    - { title: Layouts, text: Draw., to: /playground/layouts/, picture: spots }
news: { heading: News, posts: Posts, releases: Releases }
terms:
  heading: Limits
  lines:
    - { term: Prices, text: By the minute. }
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
    'an unknown picture',
    'picture: meeting',
    'picture: cat',
    '18 field "areas.cards.0.picture": found "cat"; allowed: meeting, phones, supervisor, spots, sources',
  ],
  [
    'a target without a slash',
    'to: /docs/rest',
    'to: docs/rest',
    '17 field "areas.cards.0.to": found "docs/rest"; expected a string that starts with "/"',
  ],
  ['an action without a target', ', to: /docs/start', '', '2 field "actions.0.to": found nothing; expected a string'],
  [
    'no action',
    '\n  - { label: Start, to: /docs/start }',
    ' []',
    '1 field "actions": found []; expected at least 1 entry',
  ],
  ['a missing heading', '  heading: One call\n', '', '9 field "call.heading": found nothing; expected a string'],
  [
    'an empty heading',
    'heading: Two ways in',
    'heading: ""',
    '13 field "areas.heading": found ""; expected at least 1 character',
  ],
  [
    'a heading that is not a string',
    'heading: News',
    'heading: 24',
    '24 field "news.heading": found 24; expected a string',
  ],
  [
    'an unknown field of a card',
    'text: Calls.',
    'text: Calls.\n      image: a.png',
    '17 field "areas.cards.0.image" is not allowed here',
  ],
  [
    'an unknown layout',
    'layouts: [two, one]',
    'layouts: [two, three]',
    '6 field "meeting.layouts.1": found "three"; allowed: one, two, four, six, nine, present-lower-3, present-upper-6, present-two-upper-6, present-upper-right-9, present-vertical-9',
  ],
  [
    'the same layout twice',
    'layouts: [two, one]',
    'layouts: [two, two]',
    '6 field "meeting.layouts": found ["two","two"]; expected different layouts',
  ],
  [
    'more layouts than the style sheet counts',
    'layouts: [two, one]',
    'layouts: [two, one, four, six, nine]',
    '6 field "meeting.layouts": found ["two","one","four","six","nine"]; expected at most 4 entries',
  ],
  [
    'the same person twice',
    'people: [Mara, Jonas]',
    'people: [Mara, Mara]',
    '5 field "meeting.people": found ["Mara","Mara"]; expected different names',
  ],
  ['nobody', 'people: [Mara, Jonas]', 'people: []', '5 field "meeting.people": found []; expected at least 1 entry'],
  [
    'a line without a text',
    ', text: By the minute.',
    '',
    '28 field "terms.lines.0.text": found nothing; expected a string',
  ],
  [
    'an unknown field',
    'news:',
    'title: Home\nnews:',
    '24 field "title" is not allowed here; allowed: actions, meeting, call, areas, playgrounds, news, terms',
  ],
])('reports %s with file, line, field and what is allowed', (_name, part, replacement, problem) => {
  expect(problemsOf(VALID.replace(part, replacement))).toEqual([`${FILE}:${problem}`]);
});
