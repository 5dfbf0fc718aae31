import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { product } from '../../src/site/config/product';
import { expandTokens, tokenValues } from '../../src/site/tokens';
import { createCheckValue, type Schema } from '../../src/mock/shared/check/validate';
import { closeDescription, walkDescription } from '../../src/mock/shared/check/closed-description';
import { toPublishedDescription } from '../../src/reference/build/published-description';
import { DESCRIPTION_PATH } from '../../src/reference/build/read-operations';

type Json = Record<string, unknown>;

const path = resolve('content', DESCRIPTION_PATH);
const text = expandTokens(readFileSync(path, 'utf8'), tokenValues(product));
const document = parse(text) as Json;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

test('the published description is valid OpenAPI 3.1, and the linter finds nothing by its recommended rules', async () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  const published = toPublishedDescription(text, { url: 'https://docs.example', baseUrl: '/' });
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: published, absoluteRef: path, config });
  expect(
    problems.map(
      ({ severity, ruleId, message, location }) => `${severity} ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
    ),
  ).toEqual([]);
});

test('a form has the fields of the JSON body, with lists written as `users[]`', () => {
  const forms: [string, string][] = [];
  walkDescription(document, ({ schema, 'x-form-of': json }) => {
    if (isObject(schema) && typeof json === 'string') forms.push([String(schema.$ref), json]);
  });
  expect(forms).toEqual([['#/components/schemas/LayoutForm', '#/components/schemas/LayoutInput']]);
  const { LayoutForm, LayoutInput } = (document.components as { schemas: Record<string, { properties: Json }> })
    .schemas;
  const { users, map: _json, ...others } = LayoutInput?.properties ?? {};
  const { 'users[]': sent, map, ...same } = LayoutForm?.properties ?? {};
  expect(same).toEqual(others);
  expect(sent).toEqual(users);
  expect(map).toMatchObject({ type: 'string', contentMediaType: 'application/json' });
});

const closed = closeDescription(document) as { readonly components: { readonly schemas: Record<string, Schema> } };
const { schemas } = closed.components;
const outside: Schema[] = [];
walkDescription(closed, ({ schema }) => {
  if (isObject(schema)) outside.push(schema);
});
const checkValue = createCheckValue(schemas, outside);
const errorsOf = (schema: Schema = {}, value: unknown): string[] =>
  checkValue(schema, value, false).problems.map(({ path, reason }) => `${path.join('.')} ${reason}`);

test('every example matches its schema and has no fields that the schema does not declare', () => {
  let count = 0;
  let repeated = 0;
  const errors: string[] = [];
  const check = (pointer: string, schema: Schema, value: unknown): void => {
    count += 1;
    errors.push(...errorsOf(schema, value).map((error) => `${pointer}: ${error}`));
  };
  walkDescription(closed, (value, pointer) => {
    // Calls show the example of a response that they share.
    if (String(value.$ref).startsWith('#/components/responses/')) repeated += 1;
    if (isObject(value.schema)) {
      if ('example' in value) check(pointer, value.schema, value.example);
      if (isObject(value.examples))
        for (const example of Object.values(value.examples)) check(pointer, value.schema, (example as Json).value);
    } else if (Array.isArray(value.examples) && value.type !== undefined)
      for (const example of value.examples) check(pointer, value, example);
  });
  expect(errors).toEqual([]);
  expect(count).toBeGreaterThan(180);
  expect(count + repeated).toBeGreaterThan(200);
});

test('an example with an invalid or unknown field is reported', () => {
  expect(errorsOf(schemas.UserInput, { name: 1 })).toHaveLength(1);
  expect(errorsOf(schemas.UserInput, { name: 'Mara', nick: 'M' })).toHaveLength(1);
  expect(errorsOf(schemas.UserInput, { name: 'Mara' })).toEqual([]);
});

test('every body, parameter and response has an example', () => {
  const without: string[] = [];
  walkDescription(document, (value, pointer) => {
    if (value.schema !== undefined && !('example' in value) && value.examples === undefined) without.push(pointer);
  });
  expect(without).toEqual([]);
});
