import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProduct, product } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import type { ApiOperation } from '../../src/reference/shared/types';
import { buildOperations } from '../../src/reference/build/build-operations';
import { formatProblem } from '../../src/site/problems';
import { readContentPage, readContentPages } from '../content-pages';
import { checkFacts } from './check-facts';
import { readFacts, type Fact } from './read-facts';

const TOKENS = tokenValues(createProduct('acme', 'Acme'));

test('every method, event, option and constant in the list is on its page with its type and default', () => {
  const tokens = tokenValues(product);
  const facts = readFacts(readFileSync(join(__dirname, 'facts.tsv'), 'utf8'), tokens);
  const operations = buildOperations(
    readFileSync(join(process.cwd(), 'content/api/openapi.yaml'), 'utf8'),
    'openapi.yaml',
    tokens,
  );
  const { pages } = readContentPages(join(process.cwd(), 'content'), tokens);
  expect(facts.length).toBeGreaterThan(1600);
  expect(checkFacts(facts, pages, operations).map(formatProblem)).toEqual([]);
});

test('reads tokens, owners, types and defaults from the list', () => {
  expect(
    readFacts(
      '# note\nroute\tname\ttype\tdefault\n/docs/{product}-sdk\tjoin > {Product}\tString\n/docs/a\tb\t\t0\n',
      TOKENS,
    ),
  ).toEqual([
    { route: '/docs/acme-sdk', owner: 'join', name: 'Acme', type: 'String', default: null },
    { route: '/docs/a', owner: null, name: 'b', type: null, default: '0' },
  ]);
});

describe('a page', () => {
  const BODY = [
    '## Join',
    '### start {#start}',
    '`start(accessKey, options = {})` joins.',
    '| Command | Field | Type | Default |\n|---|---|---|---|\n| start_stream | audio | boolean | `true` |\n| | surface | string or null | `null` |\n| stop_stream | – | | |',
    '```js title="a.js"\nimport a from "a";\na.leave(12);\n```',
    '<Endpoint id="createToken" />',
  ].join('\n\n');
  const page = readContentPage(
    `---\ntitle: "A"\n---\n${BODY}`,
    { file: 'a.mdx', kind: 'doc', relativePath: 'a.mdx' },
    TOKENS,
  );
  // Only what the check reads of an operation.
  const operation = {
    operationId: 'createToken',
    name: 'createToken',
    method: 'POST',
    path: '/tokens',
    parameters: [],
    responses: [],
    body: { variants: [{ fields: [{ name: 'ttl', type: 'integer', default: '86400' }] }] },
  } as unknown as ApiOperation;
  const check = (fact: Partial<Fact>) =>
    checkFacts(
      [{ route: '/docs/a', owner: null, name: '', type: null, default: null, ...fact }],
      [page],
      [operation],
    ).map(formatProblem);

  test.each<Partial<Fact>>([
    { name: 'start', type: '(accessKey, options={})' },
    { owner: 'start_stream', name: 'audio', type: 'Boolean', default: 'true' },
    { name: 'ttl', type: 'integer', default: '86400' },
  ])('mentions %j', (fact) => {
    expect(check(fact)).toEqual([]);
  });

  test.each<[Partial<Fact>, string]>([
    [{ name: 'begin' }, 'a.mdx does not mention begin'],
    [{ name: 'start', type: '(accessKey)' }, 'a.mdx mentions start without (accessKey)'],
    [{ owner: 'stop_stream', name: 'audio' }, 'a.mdx does not mention stop_stream > audio'],
    [
      { owner: 'start_stream', name: 'audio', type: 'boolean', default: 'false' },
      'a.mdx mentions start_stream > audio without boolean, default false',
    ],
    [{ name: 'ttl', default: '8640' }, 'a.mdx mentions ttl without default 8640'],
    [{ route: '/docs/b', name: 'start' }, '/docs/b does not exist, but should mention start'],
  ])('does not mention %j', (fact, message) => {
    expect(check(fact)).toEqual([message]);
  });
});
