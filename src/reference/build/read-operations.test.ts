import { inTestProject } from '../../site/build/test-support';

const load = () => import('./read-operations');

test('publishes the description unchanged as YAML, and as JSON', () => {
  const yaml = '# first line\nopenapi: 3.1.0\ninfo:\n  title: A\n';
  return inTestProject({ 'api/openapi.yaml': yaml }, load, ({ readDescription }) => {
    expect(readDescription()).toEqual({
      yaml,
      json: '{\n  "openapi": "3.1.0",\n  "info": {\n    "title": "A"\n  }\n}\n',
    });
    return Promise.resolve();
  });
});

test('a site without an API has no description and no operations', () =>
  inTestProject({}, load, ({ readDescription, readOperations }) => {
    expect(readDescription()).toBeUndefined();
    expect(readOperations()).toEqual({ operations: [], digest: '' });
    return Promise.resolve();
  }));

test('the description of the last release has its own version and calls, unless nothing has changed', async () => {
  const call = (name: string): string =>
    `paths:\n  /a:\n    get:\n      operationId: ${name}\n      summary: A.\n      description: A.\n      tags: [A]\n      x-docs: /docs/a\n      x-credential: api-key\n` +
    "      security: []\n      responses:\n        '204':\n          description: Done.\n";
  const info = (version: string): string =>
    `openapi: 3.1.0\ninfo:\n  title: A\n  version: ${version}\nservers:\n  - url: https://a.example\ntags:\n  - name: A\n    description: A.\n`;
  const released = `# Kept.\n${info('2025.3.0')}${call('one')}`;
  const current = (name: string) => ({
    'api/openapi.yaml': `${info('0.0.0 # from the notes')}${call(name)}`,
    'api/released.yaml': released,
  });
  const idsOf = (name: string) =>
    inTestProject(current(name), load, ({ readOperations, readReleasedOperations }) => {
      const { version, operations } = readReleasedOperations()!;
      return Promise.resolve([
        version,
        operations === readOperations().operations,
        operations.map(({ operationId }) => operationId),
      ]);
    });
  expect(await idsOf('one')).toEqual(['2025.3.0', true, ['one']]);
  expect(await idsOf('two')).toEqual(['2025.3.0', false, ['one']]);
});
