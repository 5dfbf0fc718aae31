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
