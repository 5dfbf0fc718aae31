import { compileSource, htmlOf } from './test-support';

test('MeetingFrame draws the meeting, with names escaped, and keeps names out of the index', async () => {
  const compiled = await compileSource(
    '<MeetingFrame label="A pair" caption="Two people" layout="two" people={["Mara <b>", {"id": "u-2", "name": "Jonas"}]} users={["u-2", ""]} />\n',
  );
  expect(compiled.problems).toEqual([]);
  const html = htmlOf(compiled);
  expect(html).toContain(
    '<figure class="layout-preview"><svg class="layout-drawing" viewBox="0 0 1280 720" role="img"',
  );
  expect(html).toContain('<title>A pair</title><desc>Spot 1: Jonas. Spot 2: Mara &#x3C;b>.</desc>');
  expect(html).toContain('<figcaption>Two people</figcaption></figure>');
  expect(html).not.toContain('style=');
  expect(compiled.content.sections.map(({ text }) => text)).toEqual(['Two people']);
});

test('without a layout or a map, the number of cameras decides, and the canvas may be 4:3', async () => {
  const compiled = await compileSource(
    '<MeetingFrame label="A" standard={true} people={["Mara", "Jonas", {"name": "Wen", "camera": false}]} />\n',
  );
  expect(compiled.problems).toEqual([]);
  expect(htmlOf(compiled)).toContain('viewBox="0 0 1280 960"');
  expect(htmlOf(compiled)).toContain('<desc>Spot 1: Mara. Spot 2: Jonas.</desc>');
});

test.each([
  ['layout="two"', 'prop "label": found nothing; '],
  ['label="A" layout="three"', 'prop "layout": found "three"; Invalid option: expected one of "one"|"two"|"four"'],
  [
    'label="A" layout="one" map={[[0,0,9,9]]}',
    'prop "layout": found "one"; expected at most one of "layout" and "map"',
  ],
  ['label="A" map={[[0,480,1280,480]]}', 'prop "map": found [[0,480,1280,480]]; Spot 1 reaches to y 960, but'],
  [
    'label="A" people={["Mara", "Mara"]}',
    'prop "people": found ["Mara","Mara"]; the id "Mara" is there twice; ids must',
  ],
  [
    'label="A" people={[{"name": "Mara", "view": "cat"}]}',
    'prop "people.0.view": found [{"name":"Mara","view":"cat"}]; Invalid option: expected one of "person"|"phone"|"drone"',
  ],
  [
    'label="A" layout="one" users={["a", "b"]}',
    'prop "users": found ["a","b"]; expected at most 1 entries, one for each',
  ],
  ['label="A" color="navy"', 'prop "color": found "navy"; expected #rrggbb'],
  [
    'label="A" background="beach"',
    'prop "background": found "beach"; expected rings, landscape, plan, or a list of shapes:',
  ],
  [
    'label="A" overlay={[{"rect": [0, 0, 9, 9], "fill": "red"}]}',
    'prop "overlay.0.fill": found [{"rect":[0,0,9,9],"fill":"red"}]; expected a color such as "#17324d"',
  ],
  [
    'label="A" overlay={[{"image": "a.png"}]}',
    'prop "overlay": found [{"image":"a.png"}]; expected rings, landscape, plan, or a list of shapes: {"rect": ',
  ],
  [
    'label="A" size="4"',
    'prop "size" is not known; allowed: label, caption, layout, map, people, users, fill, color, ',
  ],
])('rejects <MeetingFrame %s />', async (written, message) => {
  const { problems } = await compileSource(`Text.\n\n<MeetingFrame ${written} />\n`);
  expect(problems[0]).toContain(`content/docs/a.mdx:3 component <MeetingFrame>: ${message}`);
});

test('UiSketch draws an interface; FrameGrid puts pictures side by side', async () => {
  const compiled = await compileSource(
    '<FrameGrid>\n\n<UiSketch of="supervisor" label="A page" address="https://a.example" people={["Wen <i>"]} caption="One agent" />\n\n</FrameGrid>\n',
  );
  expect(compiled.problems).toEqual([]);
  const html = htmlOf(compiled);
  expect(html).toContain(
    '<div class="card-grid frame-grid"><figure class="layout-preview"><svg class="layout-drawing"',
  );
  expect(html).toContain('<title>A page</title>');
  expect(html).toContain('Watching Wen &#x3C;i></text>');
  expect(html).toContain('<figcaption>One agent</figcaption>');
});

test.each([
  ['of="phone"', 'prop "of": found "phone"; Invalid option: expected one of "web-client"|"preview"|'],
  ['of="chat" messages={["Hello"]}', 'prop "messages.0": found ["Hello"]; expected messages such as "Mara: Hello"'],
])('rejects <UiSketch %s />', async (written, message) => {
  const { problems } = await compileSource(`<UiSketch label="A" ${written} />\n`);
  expect(problems[0]).toContain(`content/docs/a.mdx:1 component <UiSketch>: ${message}`);
});
