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

test.each([
  [
    'an unknown picture',
    'picture: meeting',
    'picture: cat',
    '18 field "areas.cards.0.picture": found "cat"; allowed: meeting, phones, supervisor, spots, sources',
  ],
  [
    'an empty heading',
    'heading: Two ways in',
    'heading: ""',
    '13 field "areas.heading": found ""; expected at least 1 character',
  ],
  [
    'the same layout twice',
    'layouts: [two, one]',
    'layouts: [two, two]',
    '6 field "meeting.layouts": found ["two","two"]; expected different layouts',
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
