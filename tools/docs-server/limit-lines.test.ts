import { limitLines } from './limit-lines';

async function pass(chunks: readonly string[]): Promise<{ readonly lines: string; readonly dropped: string[] }> {
  const dropped: string[] = [];
  const stream = limitLines(10, (end) => dropped.push(end));
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  let lines = '';
  for await (const chunk of stream) lines += String(chunk);
  return { lines, dropped };
}

test('lines arrive whole, wherever chunks end; what follows the last newline is left out', async () => {
  expect(await pass(['ab', 'c\nde', 'f\n\n', '1234567890\nrest'])).toEqual({
    lines: 'abc\ndef\n\n1234567890\n',
    dropped: [],
  });
});

test('a line that is too long is dropped, and the next one arrives', async () => {
  expect(await pass(['a'.repeat(5000), 'x'.repeat(5000), '"id":7}\nok\n'])).toEqual({
    lines: 'ok\n',
    dropped: [`${'x'.repeat(193)}"id":7}`],
  });
});
