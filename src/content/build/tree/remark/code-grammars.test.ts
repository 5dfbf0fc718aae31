import { compileSource, htmlOf } from '../test-support';

/*
 * In a file of its own because Prism's languages stay loaded: here, no other test has loaded any.
 */

const REQUEST = '```http\nPOST /token HTTP/1.1\nContent-Type: application/json\n\n{"id": 1}\n```';

test('CODE-1 highlights a body inside an HTTP request in the same way whatever was highlighted before', async () => {
  const first = htmlOf(await compileSource(REQUEST));
  expect(first).toContain('<i class=f>"id"</i>');
  await compileSource('```json\n{"id": 1}\n```');
  expect(htmlOf(await compileSource(REQUEST))).toBe(first);
});
