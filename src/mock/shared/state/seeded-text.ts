const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits that depend on nothing but a text. Not fit for real secrets. */
export function seededText(seed: string, length: number): string {
  const next = createRandom(seed);
  return Array.from({ length }, () => CHARACTERS[next() % CHARACTERS.length]).join('');
}

/** The generator `sfc32`, seeded with a hash of the text. */
function createRandom(seed: string): () => number {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let index = 0; index < seed.length; index += 1) {
    const code = seed.charCodeAt(index);
    a = Math.imul(a ^ code, 0x85ebca6b) ^ (a >>> 13);
    b = Math.imul(b ^ (code << 8), 0xc2b2ae35) ^ (b >>> 15);
    c = Math.imul(c ^ (code << 16), 0x27d4eb2f) ^ (c >>> 11);
  }
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}
