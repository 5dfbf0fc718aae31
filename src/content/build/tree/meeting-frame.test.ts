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
