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

test('the linter finds no problems in the description', async () => {
  // The product has no license for its API, and no documented errors for the sessions and statistics of the recorder.
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'info-license': 'off', 'operation-4xx-response': 'off' },
  });
  const problems = await lintFromString({ source: text, absoluteRef: path, config });
  // OpenAPI has no place for websocket messages other than the schemas.
  const real = problems.filter(
    ({ ruleId, message }) => !(ruleId === 'no-unused-components' && message.includes('"Observer')),
  );
  expect(real.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ''})`)).toEqual(
    [],
  );
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
  const errors: string[] = [];
  const check = (pointer: string, value: unknown): void => {
    count += 1;
    errors.push(...errorsOf(pointer, value));
  };
  walkDescription(document, (value, pointer) => {
    if (value.schema !== undefined) {
      if ('example' in value) check(`${pointer}/schema`, value.example);
      if (isObject(value.examples))
        for (const example of Object.values(value.examples)) check(`${pointer}/schema`, (example as Json).value);
    } else if (Array.isArray(value.examples) && value.type !== undefined)
      for (const example of value.examples) check(pointer, example);
  });
  expect(errors).toEqual([]);
  expect(count).toBeGreaterThan(200);
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
