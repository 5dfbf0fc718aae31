import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readApiVersion } from '../../../src/machines/build/api-version';
import { catalogFiles } from '../../../src/machines/build/api-catalog';
import { readAsyncDescription, readDescription } from '../../../src/reference/build/read-operations';
import { machineRoutes } from '../../../src/site/machine-routes';
import { routes } from '../../../src/site/routes';
import { checkApiCatalog } from './api-catalog';
import { checkDescriptions } from './descriptions';

let folder = '';
const write = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const change = (path: string, from: string, to: string): void => {
  const text = read(path);
  if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
  write(path, text.replace(from, to));
};

let built: readonly (readonly [path: string, content: string | Uint8Array])[] = [];

beforeAll(async () => {
  const version = readApiVersion();
  const [openapi, asyncapi] = [readDescription(version), readAsyncDescription(version)];
  const descriptions = Object.entries({ openapi, asyncapi }).flatMap(([name, texts]) =>
    Object.entries(texts ?? {}).map(([extension, text]) => [`/${name}.${extension}`, text] as const),
  );
  built = [...descriptions, ...catalogFiles(openapi?.json, asyncapi !== undefined), [routes.overview(), '']];
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'machines-'));
  for (const [path, content] of built) write(path, content);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('nothing is wrong with what the build writes', async () => {
  for (const check of [checkApiCatalog, checkDescriptions])
    expect([check.name, (await check(folder)).problems]).toEqual([check.name, []]);
});

test('a missing file is a problem of each check', async () => {
  rmSync(folder, { recursive: true });
  for (const check of [checkApiCatalog, checkDescriptions])
    expect((await check(folder)).problems.join()).toContain('the file is missing');
});

test('a catalog of another shape, or with links to files that the site does not have', async () => {
  rmSync(join(folder, '/openapi.yaml'));
  expect((await checkApiCatalog(folder)).problems).toEqual([
    expect.stringMatching(/api-catalog: found ".*openapi\.yaml", which is no file of the site/),
  ]);
  change(machineRoutes.apiCatalog(), '"service-doc"', '"service-docs"');
  expect((await checkApiCatalog(folder)).problems.join()).toContain('field "linkset.1.service-doc"');
  write(machineRoutes.apiCatalog(), '{"linkset": [');
  expect((await checkApiCatalog(folder)).problems).toHaveLength(1);
});

test('documents that are not valid, differ, or have another version than the release notes', async () => {
  expect((await checkDescriptions(folder, '1.2.3')).problems).toHaveLength(2);
  change('/openapi.json', '"Rooms"', '"Room"');
  expect((await checkDescriptions(folder)).problems).toEqual(['/openapi.yaml: differs from the JSON']);
  write('/asyncapi.yaml', 'asyncapi: 3.0.0\n');
  expect((await checkDescriptions(folder)).problems.join()).toMatch(/\/asyncapi\.yaml: .*(?:info|channels)/);
});

test('the catalog of a site without events names no AsyncAPI document', async () => {
  for (const type of ['yaml', 'json']) rmSync(join(folder, `asyncapi.${type}`));
  expect((await checkApiCatalog(folder)).problems).toHaveLength(2);
  for (const [path, content] of catalogFiles(read('/openapi.json'), false)) write(path, content);
  expect((await checkApiCatalog(folder)).problems).toEqual([]);
});
