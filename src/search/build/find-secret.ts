import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/**
 * Searches every file below a folder, including file names, for a secret: in plain text, URL-encoded, in base64 at each
 * of the three offsets, and inside compressed files.
 *
 * @returns paths of the files that contain it, relative to the working directory.
 * @throws Error for a secret so short that it would match by chance.
 */
export function findSecret(folder: string, secret: string): string[] {
  if (secret.length < 8) throw new Error('The secret has fewer than 8 characters and would match by chance.');
  if (!existsSync(folder)) return [];
  const forms = [secret, encodeURIComponent(secret), ...[0, 1, 2].map((offset) => base64At(offset, secret))];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const content = contentOf(file);
      return forms.some((form) => file.includes(form) || content.includes(form));
    })
    .sort();
}

function contentOf(file: string): Buffer {
  const content = readFileSync(file);
  if (file.endsWith('.gz')) return gunzipSync(content);
  return file.endsWith('.br') ? brotliDecompressSync(content) : content;
}

/** Base64 of the secret after `offset` other bytes, without the characters that neighbouring bytes also determine. */
function base64At(offset: number, secret: string): string {
  const encoded = Buffer.from('-'.repeat(offset) + secret).toString('base64');
  return encoded.replace(/=+$/, '').slice(offset === 0 ? 0 : offset + 1, -1);
}
