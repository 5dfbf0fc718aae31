import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { product } from '../../site/config/product';
import type { ContentNode, ElementNode } from '../../content/shared/tree/types';
import { tokenValues } from '../../site/tokens';
import { textOf } from '../../content/shared/tree/text';
import { toContentTree } from '../../content/build/tree/to-tree';
import type { ElementContent } from 'hast';
import { buildOperations } from './build-operations';
import { renderEndpoint } from './render-endpoint';

const operations = buildOperations(
  readFileSync(resolve('content/api/openapi.yaml'), 'utf8'),
  'openapi.yaml',
  tokenValues(product),
);
const operationOf = (id: string) => {
  const operation = operations.find(({ operationId }) => operationId === id);
  if (!operation) throw new Error(`there is no operation "${id}"`);
  return operation;
};
const render = (id: string, fieldsOf?: string) =>
  renderEndpoint(operationOf(id), fieldsOf === undefined ? {} : { fieldsOf: operationOf(fieldsOf) });
const htmlOf = (nodes: readonly ContentNode[]): string =>
  nodes.map((node) => (node.type === 'html' ? node.html : htmlOf(node.children))).join('\n');
const treeOf = (id: string, fieldsOf?: string) => toContentTree([render(id, fieldsOf)]);

test('the header shows the method and the path and has a button that copies the URL', () => {
  const html = htmlOf(treeOf('addLayer'));
  expect(html).toContain('<span class="endpoint-method endpoint-method-post">POST</span>');
  expect(html).toContain(
    '<span class="endpoint-path">/rooms<wbr>/<span class="endpoint-variable">{ACCESS_KEY}</span><wbr>/layers</span>',
  );
  expect(html).toContain(`data-copy-text="https://api.${product.domain}/rooms/{ACCESS_KEY}/layers"`);
});

test('the samples are a group of tabs that follows the selected language', () => {
  const find = (nodes: readonly ContentNode[]): ContentNode[] =>
    nodes.flatMap((node) =>
      node.type === 'html' ? [] : node.type === 'component' && node.name === 'Tabs' ? [node] : find(node.children),
    );
  const [tabs] = find(treeOf('addLayer'));
  if (tabs?.type !== 'component') throw new Error('the endpoint has no tabs');
  expect(tabs.props).toEqual({ groupId: 'language' });
  expect(tabs.children.map((item) => (item.type === 'component' ? item.props : item))).toEqual([
    { value: 'curl', label: 'cURL' },
    { value: 'node', label: 'Node.js' },
    { value: 'python', label: 'Python' },
    { value: 'php', label: 'PHP' },
    { value: 'go', label: 'Go' },
    { value: 'ruby', label: 'Ruby' },
  ]);
  for (const item of tabs.children) {
    const html = htmlOf([item]);
    expect(html.match(/data-code-copy/g)).toHaveLength(2);
    expect(html).toMatch(/<span class="code-title">Upload a file<\/span>/);
    expect(html).toMatch(/<span class="token /);
  }
});

test('the root element of an operation has a unique id and a label that names the operation', () => {
  const [root] = treeOf('endRoomById') as [ElementNode];
  expect(root.props).toMatchObject({
    id: 'endpoint-endRoomById',
    role: 'group',
    'data-operation': 'endRoomById',
    'aria-label': 'DELETE /rooms/{ROOM_ID}: End a meeting from the back end',
  });
});

test('parameters, fields, responses and errors are tables, which need no roles', () => {
  const html = htmlOf(treeOf('listRecordings'));
  for (const label of ['Path parameters', 'Query parameters', 'Fields of the response', 'Errors'])
    expect(html).toMatch(new RegExp(`<table class="params[^"]*" aria-label="${label}">`));
  expect(html).not.toMatch(/<(?:table|thead|tbody|tr|th|td)\b[^>]* role=/);
  expect(html).toContain('<td data-label="Type">string (ISO 8601 time)</td>');
  expect(html).toContain('<p class="endpoint-note">Default <code>1</code></p>');
  expect(html).toContain('<code class="endpoint-status endpoint-status-4">404</code>');
  expect(html).toContain('The body is an array of objects; the fields are those of one entry.');
});

test('the first response is open, a response without a body is one line, and a long field list is collapsed', () => {
  expect(htmlOf(treeOf('createRoom'))).toMatch(
    /<details class="endpoint-response" open><summary><code class="endpoint-status endpoint-status-2">201<\/code>/,
  );
  expect(htmlOf(treeOf('createRoom'))).toMatch(/<details class="endpoint-fields"><summary>All \d+ fields<\/summary>/);
  expect(htmlOf(treeOf('setLayout'))).toContain(
    '<p class="endpoint-response"><code class="endpoint-status endpoint-status-2">200</code> <span>The layout is set. The body is empty.</span></p>',
  );
});

describe('fields that another call returns too', () => {
  const link = (page: string, id: string, call: string) =>
    `described at <a href="/docs/rest/references/${page}#endpoint-${id}"><code>${call}</code></a>.`;

  test('a response with the same fields is one line with a link', () => {
    const html = htmlOf(treeOf('joinPermalink', 'createRoom'));
    expect(html).toMatch(
      /<p class="endpoint-response"><code [^>]+>201<\/code> <span>[^<]+<\/span> The \d+ fields are /,
    );
    expect(html).toContain(link('meeting-room', 'createRoom', 'POST /rooms'));
    expect(html).not.toContain('Fields of the response');
    expect(html).not.toContain('endpoint-example');
    expect(htmlOf(treeOf('joinPermalink'))).toContain('Fields of the response');
  });

  test('a response with fewer fields keeps its example', () => {
    const html = htmlOf(treeOf('lookUpPermalink', 'createPermalink'));
    expect(html).toContain('endpoint-example');
    expect(html).toMatch(/The \d+ fields are /);
    expect(html).toContain(link('permalink', 'createPermalink', 'POST /permalink'));
    expect(html).not.toContain('Fields of the response');
  });

  test('a list shows the fields around its entries', () => {
    const html = htmlOf(treeOf('listPermalinks', 'createPermalink'));
    expect(html).toContain('<code class="endpoint-name">total</code>');
    expect(html).not.toContain('<span class="endpoint-above">items[].permalink.</span>');
    expect(html).toMatch(/The other \d+ fields are /);
  });
});

describe('fields of the body that another call takes too', () => {
  const html = (id: string, other: string) =>
    htmlOf(toContentTree([renderEndpoint(operationOf(id), { bodyFieldsOf: operationOf(other) })]));

  test('a link replaces them, and a field that is described differently stays', () => {
    const shown = html('updatePermalink', 'createPermalink');
    expect(shown).toMatch(
      /The other \d+ fields are described at <a href="\/docs\/rest\/references\/permalink#endpoint-createPermalink"><code>POST \/permalink<\/code><\/a>\./,
    );
    expect(shown).toContain('<code class="endpoint-name">expires_at</code>');
    expect(shown).toContain('In a form, <code>options.show_names</code>');
    // The response has this option too.
    expect(shown.match(/<wbr>show_names<\/code>/g)).toHaveLength(1);
    expect(htmlOf(treeOf('updatePermalink')).match(/<wbr>show_names<\/code>/g)).toHaveLength(2);
  });

  test('if no field is left, there is no table', () => {
    const shown = html('createPermalink', 'createPermalink');
    expect(shown).toMatch(/>The \d+ fields are described at /);
    const tables = /<table class="params"/g;
    expect(htmlOf(treeOf('createPermalink')).match(tables)).toHaveLength((shown.match(tables)?.length ?? 0) + 1);
  });
});

test('states the content types of a body and how to write nested names in a form', () => {
  expect(textOf(render('createRoom'))).toContain(
    'Sent as application/json or application/x-www-form-urlencoded. In a form, user.name is written user[name].',
  );
  expect(textOf(render('addLayer'))).toContain('At least one of file and url is required.');
  expect(htmlOf(treeOf('createRoom'))).toContain(
    '<code class="endpoint-name"><span class="endpoint-above">user.</span><wbr>name</code> <span class="endpoint-required">required</span>',
  );
});

test.each([
  ['createRoom', 'API key in the header Authorization'],
  ['setLayout', 'Access key in the path, no header'],
  ['registerGuest', 'Guest token in the path, no header'],
  ['createStreamrecSession', 'Stream recording token in the header Authorization: Bearer'],
  ['createStreamrecClientToken', 'Master key in the body'],
])('%s states its credential', (id, text) => {
  expect(textOf(render(id))).toContain(text);
});

test('an event shows its payload, but no URL to copy and no samples', () => {
  const html = htmlOf(treeOf('onRoomUpdate'));
  expect(html).toContain('<p class="endpoint-label">Payload</p>');
  expect(html).toContain('endpoint-method-event');
  expect(html).not.toContain('data-copy-text');
  expect(html).not.toContain('endpoint-samples');
});

test('no operation contains a heading, and only its root element has an id', () => {
  for (const operation of operations) {
    const element = renderEndpoint(operation);
    const html = htmlOf(toContentTree(element.children as ElementContent[]));
    expect(element.properties.id).toBe(`endpoint-${operation.operationId}`);
    expect(html).not.toMatch(/<h\d| id="/);
  }
});

test('the text for the search index describes the call but omits its samples', () => {
  const text = textOf(render('createRoom'));
  expect(text).toMatch(/^POST https:\/\/api\.\S+\/rooms Starts a meeting\./);
  expect(text).not.toContain('curl_init');
  expect(text).not.toContain('guest_token_available is false.');
  expect(text.length).toBeLessThan(9000);
});

test('calls and code in a description are rendered as code', () => {
  const html = htmlOf(treeOf('endRoomById'));
  expect(html).toContain('<code>GET /rooms</code> lists the room IDs');
});
