import { assertObjectType, buildSchema } from 'graphql';
import { compileSource } from '../../content/build/tree/test-support';
import { API_OPERATION_TYPE, createApiNodes, shownOperations } from './create-nodes';
import { readOperations } from './read-operations';

const makeNodes = (known: { id: string }[] = [], deleteNode = jest.fn()): Record<string, unknown>[] => {
  const nodes: Record<string, unknown>[] = [];
  createApiNodes({
    actions: { createNode: (node: Record<string, unknown>) => nodes.push(node), deleteNode } as never,
    createContentDigest: (value) => JSON.stringify(value),
    getNodesByType: (() => known) as never,
  });
  return nodes;
};

test('the node of an operation that the description has no more is deleted', () => {
  const deleteNode = jest.fn();
  const renamed = { id: 'ApiOperation addLayers' };
  makeNodes([{ id: 'ApiOperation addLayer' }, renamed], deleteNode);
  expect(deleteNode.mock.calls).toEqual([[renamed]]);
});

test('every operation becomes a node with a predictable id and the fields of its type', () => {
  const nodes = makeNodes();
  expect(nodes).toHaveLength(readOperations().operations.length);
  expect(nodes.find(({ operationId }) => operationId === 'addLayer')).toMatchObject({
    id: 'ApiOperation addLayer',
    parent: null,
    internal: { type: 'ApiOperation' },
  });
  const schema = buildSchema(
    `scalar JSON interface Node { id: ID! } directive @dontInfer on OBJECT type Query { a: Int } ${API_OPERATION_TYPE.replace('{', '{ id: ID!')}`,
  );
  const fields = assertObjectType(schema.getType('ApiOperation')).getFields();
  for (const node of nodes) {
    const { internal: _internal, parent: _parent, children: _children, ...own } = node;
    expect(Object.keys(own).sort()).toEqual(Object.keys(fields).sort());
    for (const [name, { type }] of Object.entries(fields))
      if (String(type).endsWith('!')) expect([name, own[name] ?? null]).not.toEqual([name, null]);
  }
});

test('the API description is not read again until it changes', () => {
  expect(readOperations()).toBe(readOperations());
});

test('finds the operations that a page shows, both in HTML and in elements', async () => {
  const { content } = await compileSource(
    '<Endpoint id="createRoom" />\n\n- <Endpoint id="onRoomUpdate" />\n\n<Endpoint id="createRoom" />\n',
    readOperations(),
  );
  expect(shownOperations(content.tree)).toEqual(['createRoom', 'onRoomUpdate']);
  expect(shownOperations([{ type: 'html', html: '<p>None</p>' }])).toEqual([]);
});
