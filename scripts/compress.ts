// npm run compress: writes compressed copies next to the files of dist/, for nginx and npm run serve.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compressFolder } from '../tools/compress/compress-folder';

const folder = resolve(process.env.SITE_FOLDER ?? 'dist');
if (!existsSync(join(folder, 'headers.json'))) {
  console.error(`✗ ${folder} does not contain a built site: run npm run build first.`);
  process.exit(1);
}
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
void compressFolder(folder, resolve('node_modules/.cache/compressed')).then(({ files, compressed, bytes }) =>
  console.log(
    `✓ ${files} files of ${megabytes(bytes.original)}: ${megabytes(bytes['.br'])} as Brotli, ` +
      `${megabytes(bytes['.gz'])} as gzip (${compressed} copies are new).`,
  ),
);
