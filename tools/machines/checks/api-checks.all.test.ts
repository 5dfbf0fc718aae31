import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { readApiVersion } from '../../../src/machines/build/api-version';
import { toolFiles } from '../../../src/machines/build/tool-files';
import { readAsyncDescription, readDescription } from '../../../src/reference/build/read-operations';
import { machineRoutes } from '../../../src/site/machine-routes';
import { routes } from '../../../src/site/routes';
import { checkApiCatalog } from './api-catalog';
import { checkBruno } from './bruno';
import { checkDescriptions } from './descriptions';
import { checkPostman } from './postman';

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
  built = [...descriptions, ...(await toolFiles(openapi?.json, asyncapi !== undefined)), [routes.overview(), '']];
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'machines-'));
  for (const [path, content] of built) write(path, content);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('nothing is wrong with what the build writes', async () => {
  for (const check of [checkApiCatalog, checkPostman, checkBruno, checkDescriptions])
    expect([check.name, (await check(folder)).problems]).toEqual([check.name, []]);
  expect((await checkPostman(folder)).checked).toBe('56 requests of the Postman collection');
});

test('a missing file is a problem of each check', async () => {
  rmSync(folder, { recursive: true });
  for (const check of [checkApiCatalog, checkPostman, checkBruno, checkDescriptions])
    expect((await check(folder)).problems.join()).toContain('the file is missing');
});

test('a catalog of another shape, or with links to files that the site does not have', async () => {
  rmSync(join(folder, machineRoutes.brunoCollection()));
  expect((await checkApiCatalog(folder)).problems).toEqual([
    expect.stringMatching(/api-catalog: found ".*bruno\.zip", which is no file of the site/),
  ]);
  change(machineRoutes.apiCatalog(), '"service-doc"', '"service-docs"');
  expect((await checkApiCatalog(folder)).problems.join()).toContain('field "linkset.1.service-doc"');
  write(machineRoutes.apiCatalog(), '{"linkset": [');
  expect((await checkApiCatalog(folder)).problems).toHaveLength(1);
});

test('a collection of another format, or with a variable that no environment has', async () => {
  change(machineRoutes.postmanCollection(), '{{guestToken}}', '{{guest}}');
  expect((await checkPostman(folder)).problems).toEqual([
    expect.stringMatching(/request "Register a guest": found \{\{guest\}\}; allowed: .*guestToken/),
  ]);
  change(machineRoutes.postmanCollection(), 'v2.1.0', 'v1.0.0');
  expect((await checkPostman(folder)).problems.join()).toContain('field "info.schema"');
});

test('a file that Bruno cannot read, and a request without a URL', async () => {
  const files = unzipSync(readFileSync(join(folder, machineRoutes.brunoCollection())));
  const { 'bruno.json': _root, ...others } = files;
  write(
    machineRoutes.brunoCollection(),
    zipSync({ ...others, 'Rooms/a.bru': strToU8('meta {'), 'Rooms/b.bru': strToU8('meta {\n  name: b\n}\n') }),
  );
  const { problems } = await checkBruno(folder);
  expect(problems).toEqual([
    expect.stringContaining('the file "bruno.json" is missing'),
    expect.stringContaining('Rooms/a.bru: '),
    expect.stringContaining('Rooms/b.bru: expected a method and a URL'),
  ]);
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
  for (const [path, content] of await toolFiles(read('/openapi.json'), false)) write(path, content);
  expect((await checkApiCatalog(folder)).problems).toEqual([]);
});
