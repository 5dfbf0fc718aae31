import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/**
 * Looks for a secret in every file below a folder, names of files included: as it is, encoded for addresses, in base64
 * at each of its three offsets, and inside compressed files.
 *
 * @returns paths of the files that contain it, from the working directory.
 * @throws Error for a secret too short to be told from other text.
 */
export function findSecret(folder: string, secret: string): string[] {
  if (secret.length < 8) throw new Error('A secret of less than 8 characters would be found everywhere.');
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

/** Base64 of the secret behind as many bytes, without the characters that it shares with neighbouring bytes. */
function base64At(offset: number, secret: string): string {
  const encoded = Buffer.from('-'.repeat(offset) + secret).toString('base64');
  return encoded.replace(/=+$/, '').slice(offset === 0 ? 0 : offset + 1, -1);
}
