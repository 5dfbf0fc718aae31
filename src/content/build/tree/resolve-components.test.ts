import { compileSource, htmlOf } from './test-support';

const problemsOf = async (body: string) => (await compileSource(body, { offset: 3 })).problems;

test('renders static components to markup', async () => {
  const compiled = await compileSource(
    [
      '<CardGrid>',
      '<Card title="Rooms" href="/docs/rooms">All about *rooms*.</Card>',
      '</CardGrid>',
      '',
      'A <Badge kind="warning">beta</Badge> and a <Badge>plain</Badge> one',
      '',
      '<Steps>',
      '',
      '1. One',
      '',
      '</Steps>',
      '',
      '<Figure src="/a.png" alt="A plan" caption="The plan" />',
    ].join('\n'),
  );
  expect(compiled.problems).toEqual([]);
  expect(htmlOf(compiled).split('\n').join('')).toBe(
    '<div class="card-grid"><div class="card"><a class="card-title" href="/docs/rooms">Rooms</a><div class="card-text">All about <em>rooms</em>.</div></div></div>' +
      '<p>A <span class="badge badge-warning">beta</span> and a <span class="badge badge-neutral">plain</span> one</p>' +
      '<div class="steps"><ol><li>One</li></ol></div>' +
      '<figure class="figure"><img src="/a.png" alt="A plan" loading="lazy" decoding="async" data-zoom=""><figcaption>The plan</figcaption></figure>',
  );
});

test('keeps interactive components as nodes with checked props and renders the content between them to markup', async () => {
  const { content } = await compileSource(
    'Before\n\n<Tabs groupId="lang" queryString>\n<TabItem value="js" label="JavaScript" default>\n\nOne **bold**\n\n</TabItem>\n<TabItem value={"go"}>two</TabItem>\n</Tabs>\n\nAfter',
  );
  expect(content.tree).toEqual([
    { type: 'html', html: '<p>Before</p>' },
    {
      type: 'component',
      name: 'Tabs',
      props: { groupId: 'lang', queryString: true },
      children: [
        {
          type: 'component',
          name: 'TabItem',
          props: { value: 'js', label: 'JavaScript', default: true },
          children: [{ type: 'html', html: '<p>One <strong>bold</strong></p>' }],
        },
        { type: 'component', name: 'TabItem', props: { value: 'go' }, children: [{ type: 'html', html: 'two' }] },
      ],
    },
    { type: 'html', html: '<p>After</p>' },
  ]);
});

test('keeps elements around an interactive component as nodes, without text where it would be invalid', async () => {
  const { content } = await compileSource('- one\n- two\n\n  <Tabs><TabItem value="a">x</TabItem></Tabs>');
  const [list] = content.tree;
  expect(list).toMatchObject({
    type: 'element',
    tag: 'ul',
    children: [
      { type: 'element', tag: 'li' },
      { type: 'element', tag: 'li' },
    ],
  });
  expect(JSON.stringify(list)).toContain('{"type":"component","name":"Tabs"');
});

test.each([
  ['<Badge kind={[1]}>x</Badge>', 'component <Badge>: prop "kind": found [1]; '],
  [
    '<div lang={{"color":"red"}}>x</div>',
    'element <div>: attribute "lang": found {{"color":"red"}}; allowed: a string in quotes',
  ],
])('rejects %s', async (source, message) => {
  const [first = ''] = await problemsOf(`Text\n\n${source}`);
  const expected = `content/docs/a.mdx:6 ${message}`;
  expect(first.slice(0, expected.length)).toBe(expected);
});

test('TAB-4 reports two tabs with the same value', async () => {
  expect(await problemsOf('<Tabs>\n<TabItem value="a">x</TabItem>\n<TabItem value="a">y</TabItem>\n</Tabs>')).toEqual([
    'content/docs/a.mdx:4 component <Tabs>: has more than one tab with the value "a"',
  ]);
});

test('keeps the roles and names of elements around an interactive component', async () => {
  const { content } = await compileSource(':::note\n\n<Tabs><TabItem value="a">x</TabItem></Tabs>\n\n:::');
  expect(content.tree[0]).toMatchObject({
    tag: 'div',
    props: { className: 'admonition admonition-note', role: 'note', 'aria-label': 'Note' },
  });
});
