import { onlyKnown } from './only-known';

const part = onlyKnown({ known: () => 1, missing: undefined }, 'acme');

test('what a stand-in has works as before', () => {
  expect([part.known(), part.missing]).toEqual([1, undefined]);
});

test('what it lacks is an error that names it', () => {
  expect(() => (part as unknown as { setLayout: () => void }).setLayout()).toThrow(
    'The stand-in for the SDK in this frame has no acme.setLayout.',
  );
});

test('what the language looks for in any object is no error', async () => {
  expect(JSON.stringify(part)).toBe('{}');
  expect(await Promise.resolve(part)).toBe(part);
  expect(`${Object.prototype.toString.call(part)}`).toBe('[object Object]');
});
