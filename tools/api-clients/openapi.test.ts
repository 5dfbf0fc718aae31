import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { parse } from 'yaml';
import { product } from '../../src/site/config/product';
import { expandTokens, tokenValues } from '../../src/site/tokens';
import { closeDescription, walkDescription } from '../../src/mock/shared/check/closed-description';
import { toPublishedDescription } from '../../src/reference/build/published-description';
import { DESCRIPTION_PATH } from '../../src/reference/build/read-operations';

type Json = Record<string, unknown>;

const path = resolve('content', DESCRIPTION_PATH);
const text = expandTokens(readFileSync(path, 'utf8'), tokenValues(product));
const document = parse(text) as Json;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

test('the description is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(document.openapi).toMatch(/^3\.1\./);
});

test('the linter finds nothing in the published description by its recommended rules', async () => {
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

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats(ajv);
ajv.addFormat('binary', true);
ajv.addSchema(closeDescription(document), 'api');
const errorsOf = (pointer: string, value: unknown): string[] => {
  const validate = ajv.compile({ $ref: `api#${pointer}` });
  return validate(value) ? [] : [`${pointer}: ${ajv.errorsText(validate.errors)}`];
};

test('every example matches its schema and has no fields that the schema does not declare', () => {
  let count = 0;
  let repeated = 0;
  const errors: string[] = [];
  const check = (pointer: string, value: unknown): void => {
    count += 1;
    errors.push(...errorsOf(pointer, value));
  };
  walkDescription(document, (value, pointer) => {
    // Calls show the example of a response that they share.
    if (String(value.$ref).startsWith('#/components/responses/')) repeated += 1;
    if (value.schema !== undefined) {
      if ('example' in value) check(`${pointer}/schema`, value.example);
      if (isObject(value.examples))
        for (const example of Object.values(value.examples)) check(`${pointer}/schema`, (example as Json).value);
    } else if (Array.isArray(value.examples) && value.type !== undefined)
      for (const example of value.examples) check(pointer, example);
  });
  expect(errors).toEqual([]);
  expect(count).toBeGreaterThan(180);
  expect(count + repeated).toBeGreaterThan(200);
});

test('an example with an invalid or unknown field is reported', () => {
  expect(errorsOf('/components/schemas/UserInput', { name: 1 })).toHaveLength(1);
  expect(errorsOf('/components/schemas/UserInput', { name: 'Mara', nick: 'M' })).toHaveLength(1);
  expect(errorsOf('/components/schemas/UserInput', { name: 'Mara' })).toEqual([]);
});

test('every body, parameter and response has an example', () => {
  const without: string[] = [];
  walkDescription(document, (value, pointer) => {
    if (value.schema !== undefined && !('example' in value) && value.examples === undefined) without.push(pointer);
  });
  expect(without).toEqual([]);
});
