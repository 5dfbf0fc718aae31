import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createCheckValue, type Schema } from '../../mock/shared/check/validate';
import { changePlan, startPlan } from './layout-plan';
import { formatMap, layoutRequest } from './plan-body';
import { initialValues, sourceKinds } from './sources/kinds';
import { sourceOutputs } from './sources/source-output';
import type { AddedSource } from './sources/sources-state';
import type { JsonRequest } from './requests';

const description = parse(readFileSync('content/api/openapi.yaml', 'utf8')) as {
  paths: Record<
    string,
    Record<string, { 'x-credential': string; requestBody: { content: Record<string, { schema: Schema }> } }>
  >;
  components: { schemas: Record<string, Schema> };
};
const sources: AddedSource[] = sourceKinds().map((kind) => ({
  kind: kind.kind,
  values: {
    ...initialValues(kind, new Set()),
    ...(kind.kind === 'media-file' ? { replacement: 'u-1', audio: 'yes' } : {}),
  },
}));
const requests: JsonRequest[] = [
  layoutRequest(startPlan()),
  layoutRequest(changePlan(startPlan(), { type: 'fit', key: 1, fit: 'contain' })),
  ...sources.flatMap((source) =>
    sourceOutputs(source, 'team').flatMap((output) => (output.kind === 'request' ? [output.request] : [])),
  ),
];

/** Finds the operation of the description for the path of a request. */
function operationOf({ path, method }: JsonRequest) {
  const expected = path.replace(/\{[A-Z_]+\}/g, '{}');
  const matches = Object.keys(description.paths).filter((known) => known.replace(/\{[^}]+\}/g, '{}') === expected);
  expect(matches).toHaveLength(1);
  return { path: matches[0]!, operation: description.paths[matches[0]!]![method.toLowerCase()]! };
}

test('PLAY-LAYOUT PLAY-SOURCES every request is in the API description and has a valid body', () => {
  for (const request of requests) {
    const { path, operation } = operationOf(request);
    const constants = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!.replace(/[A-Z]/g, '_$&').toUpperCase());
    expect([...request.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])).toEqual(constants);
    expect(request.credential).toBe(operation['x-credential']);
    const { schema = {} } = operation.requestBody.content['application/json'] ?? {};
    const { problems } = createCheckValue(description.components.schemas, [schema])(schema, request.body, false);
    expect([path, problems]).toEqual([path, []]);
  }
});

test('PLAY-LAYOUT a map is written with one spot per line', () => {
  expect(
    formatMap([
      [0, 0, 1, 1],
      [1, 0, 1, 1, 'auto'],
    ]),
  ).toBe('[\n  [0, 0, 1, 1],\n  [1, 0, 1, 1, "auto"]\n]');
});
