import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/**
 * Looks for a secret in every file below a folder, names of files included: as it is, encoded for addresses, in base64
 * at each of its three offsets, and inside compressed files.
 *
 * @returns paths of the files that hold it, from the working directory.
 * @throws Error for a secret too short to be told from other text.
 */
export function findSecret(folder: string, secret: string): string[] {
  if (secret.length < 8) throw new Error('A secret of less than 8 characters would be found everywhere.');
  if (!existsSync(folder)) return [];
  const forms = [...new Set([secret, encodeURIComponent(secret), ...base64Forms(secret)])];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => forms.some((form) => file.includes(form)) || holds(contentOf(file), forms))
    .sort();
}

function holds(content: Buffer, forms: readonly string[]): boolean {
  return forms.some((form) => content.includes(form));
}

function contentOf(file: string): Buffer {
  const content = readFileSync(file);
  if (file.endsWith('.gz')) return gunzipSync(content);
  return file.endsWith('.br') ? brotliDecompressSync(content) : content;
}

/** Base64 of the secret inside a longer text: what it becomes depends on how many bytes stand before it. */
function base64Forms(secret: string): string[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.from('-'.repeat(before) + secret)
      .toString('base64')
      .replace(/=+$/, '');
    // The characters at both ends are shared with neighbouring bytes.
    return encoded.slice(before === 0 ? 0 : before + 1, -1);
  });
}
