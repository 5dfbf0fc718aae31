// npm run release -- --to FOLDER [--from dist]
//
// Puts the built site into the folder that a host serves; with an older dist, it rolls back.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { updatePublished } from '../src/output/build/redirects/update-published';
import { runSearchCommand } from '../src/search/build/hosted/search-command';
import { messageWithCauses } from '../src/site/problems';
import { releaseSite } from '../tools/release/release';

async function run(): Promise<number> {
  const { SITE_FOLDER, SITE_INDEXING } = process.env;
  const { values } = parseArgs({ options: { to: { type: 'string' }, from: { type: 'string' } } });
  if (!values.to || /^[^/\\]{2,}:/.test(values.to))
    throw new Error('--to: expected the folder that the host serves. Mount that of another machine, such as by sshfs.');
  const from = resolve(values.from ?? (SITE_FOLDER || 'dist'));
  console.log(`✓ ${await releaseSite(from, resolve(values.to))}`);
  // Nobody has been promised that the addresses of a preview stay.
  const lists = SITE_INDEXING === 'off' ? [] : updatePublished(from);
  for (const list of lists) console.log(`${list} has new addresses: commit it.`);
  // Last, so that search finds no page before it is there.
  const search = { environment: process.env, log: console.log, error: console.error };
  return runSearchCommand(['--if-configured', '--directory', from], search);
}

run()
  .catch((error: unknown) => {
    console.error(`✗ ${messageWithCauses(error)}`);
    return 1;
  })
  .then((code) => (process.exitCode = code));
