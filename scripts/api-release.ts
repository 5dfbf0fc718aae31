// npm run api:release: keeps the description of the API as released, with which later ones are compared.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApiVersion } from '../src/machines/build/api-version';
import { DESCRIPTION_PATH, RELEASED_PATH } from '../src/reference/build/read-operations';
import { endCommand } from '../src/site/build/end-command';
import { env } from '../src/site/build/env';
import { displayPath } from '../src/site/build/source-text';
import { keptDescription } from '../tools/api-release/keep-description';

const [description, released] = [DESCRIPTION_PATH, RELEASED_PATH].map((path) => join(env.contentRoot, path)) as [
  string,
  string,
];
const version = readApiVersion();
if (!existsSync(description)) endCommand(`${displayPath(description)} does not exist.`);
if (version === undefined)
  endCommand('data/release-notes.yaml has no entry with area "REST API" to take a version from.');
writeFileSync(released, keptDescription(readFileSync(description, 'utf8'), version));
console.log(`✓ ${displayPath(released)}: version ${version}`);
