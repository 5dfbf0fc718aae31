import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHttpCall, type ApiOperation } from '../../../src/reference/shared/types';
import { createProduct } from '../../../src/site/config/product';
import { tokenValues } from '../../../src/site/tokens';
import { buildOperations } from '../../../src/reference/build/build-operations';

// Compares the API description with what the product's owners say about each call, which is recorded separately.

const operations = buildOperations(
  readFileSync('content/api/openapi.yaml', 'utf8'),
  'openapi.yaml',
  tokenValues(createProduct('rondo', 'Rondo')),
).filter(isHttpCall);
const rowsOf = (name: string) =>
  readFileSync(join(__dirname, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
const labelOf = ({ method, path }: ApiOperation) => `${method} ${path}`;

test('each call has the response statuses in the list', () => {
  const expected = rowsOf('statuses.tsv').map((row) => row.join(' '));
  const isMeeting = ({ server }: ApiOperation) => server.startsWith('https://api.');
  const found = operations
    .filter(isMeeting)
    .map((operation) =>
      [
        labelOf(operation),
        ...operation.responses.map(({ status }) => status),
        ...operation.errors.map(({ status }) => status),
      ].join(' '),
    );
  expect(found.sort()).toEqual(expected.sort());
});

interface Fact {
  readonly type: string;
  readonly isRequired: boolean;
  /** As text; empty if there is none. */
  readonly default: string;
  readonly values: readonly string[];
}

/** Parameters and body fields by call and name, without path parameters and fields that only contain other fields. */
function describedParameters(): Record<string, Fact> {
  const entries = operations.flatMap((operation) => {
    const fields = [...(operation.body?.variants ?? [])]
      .reverse()
      .flatMap((variant) =>
        variant.fields.filter(({ name }) => !variant.fields.some((other) => other.name.startsWith(`${name}.`))),
      );
    const parameters = operation.parameters.filter((parameter) => parameter.in !== 'path');
    return [...parameters, ...fields].map((value): [string, Fact] => [
      `${labelOf(operation)} ${value.name}`,
      {
        type: value.type.replace(/^string \(URL\) or null$/, 'string (URL)'),
        isRequired: value.required,
        default: unquoted(value.default),
        values: [...value.enum].sort(),
      },
    ]);
  });
  // If several body variants have the same field, the first one counts: for calls that accept a file or a URL, that is
  // the upload.
  return Object.fromEntries(entries);
}

function unquoted(json: string | null): string {
  return json === null ? '' : json.replace(/^"(.*)"$/, '$1');
}

test('the parameters are exactly those in the list, with the same types, defaults and values', () => {
  const [, ...rows] = rowsOf('parameters.tsv');
  const expected = rows.map(
    ([call = '', name = '', type = '', required = '', initial = '', values = '']): [string, Fact] => [
      `${call} ${name}`,
      { type, isRequired: required !== '', default: initial, values: values.split(' ').filter(Boolean).sort() },
    ],
  );
  expect(describedParameters()).toEqual(Object.fromEntries(expected));
});

const LIMITS: readonly (readonly [id: string, name: string, limits: readonly string[]])[] = [
  ['setLayout', 'map', ['1 to 10 entries']],
  ['setLayout', 'users', ['at most 10 entries']],
  ['setLayout', 'map[][2]', ['0 to 1280']],
  ['startPlayback', 'loop_count', ['at least -1']],
  ['registerWebhook', 'url', ['pattern `^https://`']],
  ['forwardSource', 'url', ['pattern `^https://`']],
];

test.each(LIMITS)('%s limits %s', (id, name, limits) => {
  const fields = operations
    .find(({ operationId }) => operationId === id)
    ?.body?.variants.flatMap((variant) => variant.fields);
  expect(fields?.find((field) => field.name === name)?.limits).toEqual(limits);
});
