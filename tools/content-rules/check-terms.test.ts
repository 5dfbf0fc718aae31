import { join } from 'node:path';
import { inTestProject } from '../../src/site/build/test-support';
import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage, type ContentPage } from '../content-pages';
import { checkTerms } from './check-terms';
import { readTerms } from './terms';

const TOKENS = tokenValues(createProduct('acme', 'Acme'));
const findRefusedTerms = readTerms('content', TOKENS);

function page(body: string, path = 'a.mdx', title = 'A'): ContentPage {
  return readContentPage(
    `---\ntitle: "${title}"\n---\n${body}`,
    { file: path, kind: 'doc', relativePath: path },
    TOKENS,
  );
}

const found = (text: string): string[] => findRefusedTerms(text).map((term) => term.found);

describe('refused terms', () => {
  test.each([
    ['The answer has a body.', ['answer']],
    ['Each person has an own key.', ['own']],
    ['The field stands in the response.', ['stands']],
    ['This allows to mute people.', ['allows to mute']],
    ['A mixed picture and a tile.', ['tile', 'mixed picture']],
  ])('are found in %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each([
    'Each person has their own key, the server’s own clock and a page of its own.',
    'The app can answer the call or an incoming call.',
    'SFU stands for selective forwarding unit, and the stand-in is a mock server.',
    'Sort in this order; the order of calls matters; orders of magnitude.',
    'This allows you to mute people. The volume lies_down.',
  ])('are not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('are not found in the ids of a heading, which stay as they were published', () => {
    expect(checkTerms(page('## Responses {#responses answers}\n'), findRefusedTerms)).toEqual([]);
  });

  test('are reported with line, passage and replacement in prose, attributes, diagrams and front matter, not in code', () => {
    const body = [
      'Fine.',
      '',
      'Two lines of text',
      'with an answer from the server in the middle.',
      '',
      'Code is `the answer`.',
      '',
      '```js',
      'const answer = "the answer";',
      '```',
      '',
      '<Card title="The answer of the server" />',
      '',
      '```mermaid',
      'sequenceDiagram',
      '  A->>B: answer',
      '```',
    ].join('\n');
    const problems = checkTerms(page(body, 'a.mdx', 'Answers for you'), findRefusedTerms);
    expect(problems.map(({ line }) => line)).toEqual([2, 7, 15, 19]);
    expect(problems[0]!.message).toBe(
      'field "title": contains "Answers" in "Answers for you"; use: response (noun), return or respond (verb) (HTTP\'s own term)',
    );
    expect(problems[1]!.message).toContain('contains "answer" in "text with an answer from the server');
  });

  test.each([
    ['no file', undefined, 'content/data/terms.yaml does not exist; it must list the refused terms'],
    [
      'an invalid pattern',
      'terms:\n  - use: a\n    refused: ["("]\n    why: b\n',
      'content/data/terms.yaml:3 field "terms.0.refused.0": found "("; expected a regular expression',
    ],
    ['a missing reason', 'terms:\n  - use: a\n    refused: [b]\n', 'content/data/terms.yaml:2 field "terms.0.why"'],
  ])('terms.yaml: %s is an error that names file, line and field', async (_name, text, message) => {
    const read = inTestProject(
      { 'data/other.yaml': '', ...(text === undefined ? {} : { 'data/terms.yaml': text }) },
      () => import('./terms'),
      (module, root) => module.readTerms(join(root, 'content'), TOKENS),
    );
    await expect(read).rejects.toThrow(message);
  });

  test('are reported in data files and in the prose of API descriptions, not in their code and examples', async () => {
    const problems = await inTestProject(
      {
        'data/landing.yaml':
          'heading: "The first answer"\nurl: /an/answer\ntext: "Send `the answer` to [it](/the answer)."\n',
        'api/openapi.yaml': 'paths:\n  /a:\n    description: |-\n      It returns an answer.\n    example: an answer\n',
      },
      () => import('./check-data-terms'),
      ({ checkDataTerms }, root) => checkDataTerms(join(root, 'content'), findRefusedTerms),
    );
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message.split('"; use')[0]}`)).toEqual([
      'content/data/landing.yaml:1 field "heading": contains "answer" in "The first answer',
      'content/api/openapi.yaml:3 field "paths./a.description": contains "answer" in "It returns an answer.',
    ]);
  });
});
