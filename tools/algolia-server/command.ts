import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { FaultRule } from './faults';
import { startAlgoliaServer } from './server';

/*
 * node -r ./tools/project/register-typescript.cjs tools/algolia-server/command.ts --port 7700 \
 *   --seed docs=dist/search/records.json --fault '{"endpoint":"queries","times":0,
 *   "fault":{"kind":"status","status":503}}'
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '7700' },
    'write-key': { type: 'string' },
    'search-key': { type: 'string' },
    'task-delay': { type: 'string', default: '0' },
    seed: { type: 'string', multiple: true, default: [] },
    fault: { type: 'string', multiple: true, default: [] },
  },
});

async function main(): Promise<void> {
  const server = await startAlgoliaServer({
    port: Number(values.port),
    writeKey: values['write-key'],
    searchKey: values['search-key'],
    taskDelay: Number(values['task-delay']),
  });
  for (const seed of values.seed) {
    const [index = '', file = ''] = seed.split('=');
    server.seed(index, { records: JSON.parse(readFileSync(file, 'utf8')) as { objectID: string }[] });
  }
  for (const fault of values.fault) server.order(JSON.parse(fault) as FaultRule);
  console.log(`Algolia test server listening on ${server.url}`);
}

void main();
