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

/** Labels of the tabs of each group, in their order. */
const tabLabels = (nodes: readonly ContentNode[]): unknown[][] =>
  nodes.flatMap((node) => {
    if (node.type === 'html') return [];
    if (node.type !== 'component' || node.name !== 'Tabs') return tabLabels(node.children);
    return [node.children.map((item) => (item.type === 'component' ? (item.props.label ?? item.props.value) : ''))];
  });

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
  const [brief] = find(toContentTree([renderEndpoint(operationOf('addLayer'), { isBrief: true })]));
  expect(brief).toMatchObject({ props: { groupId: 'language', isBrief: true } });
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
    expect(html).toMatch(/<i class=\w>/);
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

test('a parameter has its name, type and default on one line, then what it means', () => {
  const html = htmlOf(treeOf('listRecordings'));
  expect(html).toContain(
    '<li><code>page</code> <span>integer</span> <span>default <code>1</code></span><p>Page to read. A page has 25 entries.</p>',
  );
  expect(html).toContain('<li><code>ROOM_ID</code> <span>string</span> <b>required</b><p>');
  expect(html).toContain('The body is an array of objects; the fields are those of one entry.');
});

test('an error has its status, cause and fix', () => {
  expect(htmlOf(treeOf('listRecordings'))).toMatch(
    /<li><code class="endpoint-status endpoint-status-4">404<\/code> [^<]+<p>Fix: .+?<\/p><\/li>/,
  );
});

test('each status has a tab with its example, and one has all errors; without an example there are no tabs', () => {
  const labels = (id: string) => tabLabels(treeOf(id)).at(-1);
  expect(labels('createRoom')).toEqual(['201', '400, 403, 423']);
  expect(tabLabels(treeOf('endRoomById'))).toHaveLength(1);
  const html = htmlOf(treeOf('createRoom'));
  expect(html).toContain('<details class="fold"><summary>');
  expect(html).toMatch(/<code class="endpoint-status endpoint-status-4">403<\/code> <code>\{ "error": .+?<\/code>/);
  expect(htmlOf(treeOf('setLayout'))).toContain(
    '<p class="endpoint-response"><code class="endpoint-status endpoint-status-2">200</code> The layout is set. The body is empty.</p>',
  );
});

test('alternatives for the body are tabs, named by how they are sent or by what they are', () => {
  expect(tabLabels(treeOf('addLayer'))).toContainEqual(['Multipart', 'JSON or form']);
  expect(tabLabels(treeOf('startPlayback'))).toContainEqual(['File to play', 'The same parameters, nested']);
});

test('fields below another one are in a closed list with an id, and so is a long list of response fields', () => {
  expect(htmlOf(treeOf('createRoom'))).toContain('<div class="endpoint-fields"><details><summary>14 attributes');
  expect(htmlOf(treeOf('createRoom'))).toContain(
    '<details id="createRoom.user"><summary>3 child attributes</summary><ul class="attributes"><li><code><span>user.</span>name</code> <span>string</span> <b>required</b>',
  );
  expect(htmlOf(treeOf('createRoom'))).toContain('<summary>1 child attribute</summary>');
});

test('deprecated fields are last, and folded', () => {
  const body = operationOf('createRoom').body!;
  const variants = body.variants.map((variant) => ({
    ...variant,
    fields: variant.fields.map((field) => ({ ...field, deprecated: field.name === 'id' })),
  }));
  const html = htmlOf(toContentTree([renderEndpoint({ ...operationOf('createRoom'), body: { ...body, variants } })]));
  expect(html).toMatch(
    /<li><details><summary>1 deprecated attribute<\/summary><ul class="attributes"><li><code>id<\/code> <span>string<\/span> <b>deprecated<\/b>/,
  );
  expect(html.match(/<li><code>id<\/code>/g)).toHaveLength(1);
});

test('what is below a deprecated field is listed with it, and not marked again', () => {
  const html = htmlOf(treeOf('addLayer'));
  expect(html).toContain(
    '<summary>3 child attributes</summary><ul class="attributes"><li><code><span>insert.</span>icon</code> <span>string</span><p>',
  );
  expect(html).not.toContain('<summary>3 deprecated attributes</summary>');
});

describe('fields that another call returns too', () => {
  const link = (page: string, id: string, call: string) =>
    `described at <a href="/docs/rest/references/${page}#endpoint-${id}"><code>${call}</code></a>.`;

  test('a response with the same fields is one line with a link', () => {
    const html = htmlOf(treeOf('joinPermalink', 'createRoom'));
    expect(html).toMatch(/<p class="endpoint-response">[^<]+ The \d+ fields are /);
    expect(html).toContain(link('meeting-room', 'createRoom', 'POST /rooms'));
    expect(html).not.toContain('Response fields');
    expect(html).not.toContain('endpoint-example');
    expect(htmlOf(treeOf('joinPermalink'))).toContain('Response fields');
  });

  test('a response with fewer fields keeps its example', () => {
    const html = htmlOf(treeOf('lookUpPermalink', 'createPermalink'));
    expect(html).toContain('endpoint-example');
    expect(html).toMatch(/The \d+ fields are /);
    expect(html).toContain(link('permalink', 'createPermalink', 'POST /permalink'));
    expect(html).not.toContain('class="attributes"><li><code>permalink');
  });

  test('a list shows the fields around its entries', () => {
    const html = htmlOf(treeOf('listPermalinks', 'createPermalink'));
    expect(html).toContain('<code>total</code>');
    expect(html).not.toContain('<span>items[].permalink.</span>');
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
    expect(shown).toContain('<code>expires_at</code>');
    expect(shown).toContain('In a form, <code>options.show_names</code>');
    // The response has this option too.
    expect(shown.match(/<\/span>show_names<\/code>/g)).toHaveLength(1);
    expect(htmlOf(treeOf('updatePermalink')).match(/<\/span>show_names<\/code>/g)).toHaveLength(2);
  });

  test('if no field is left, there is no list', () => {
    const shown = html('createPermalink', 'createPermalink');
    expect(shown).toMatch(/>The \d+ fields are described at /);
    expect(shown).not.toContain('<details id="createPermalink.');
    expect(htmlOf(treeOf('createPermalink'))).toContain('<details id="createPermalink.');
  });
});

test('states the content types of a body and how to write nested names in a form', () => {
  expect(textOf(render('createRoom'))).toContain(
    'Sent as application/json or application/x-www-form-urlencoded. In a form, user.name is written user[name].',
  );
  expect(textOf(render('addLayer'))).toContain('At least one of file and url is required.');
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
  expect(html).toContain('<h3 class="endpoint-label">Payload</h3>');
  expect(html).toContain('endpoint-method-event');
  expect(html).not.toContain('data-copy-text');
  expect(html).not.toContain('endpoint-samples');
});

test('the labels are headings without ids, and each id of a call begins with its own', () => {
  for (const operation of operations) {
    const element = renderEndpoint(operation);
    const html = htmlOf(toContentTree(element.children as ElementContent[]));
    expect(element.properties.id).toBe(`endpoint-${operation.operationId}`);
    expect(html).not.toMatch(/<h\d[^>]* id=/);
    for (const [, id] of html.matchAll(/ id="([^"]+)"/g))
      expect(id).toMatch(new RegExp(`^${operation.operationId}[-.]`));
  }
  const labels = [...htmlOf(treeOf('createRoom')).matchAll(/<h3 class="endpoint-label">([^<]+)/g)];
  expect(labels.map(([, text]) => text)).toEqual(['Request', 'Response', 'Body', 'Response fields', 'Errors']);
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
