import { ok, type Reply, type Call } from './replies';
import { batch, multiBatch } from './batch';
import { entryHandlers } from './entries';
import * as index from './index-handlers';

interface Endpoint {
  /** Name of the endpoint in faults and recorded requests. The operation endpoint is named `copy` or `move` there. */
  readonly name: string;
  readonly method: string;
  /** Path in which `:index` and `:id` match any name. */
  readonly path: string;
  /** True if it requires the write key. */
  readonly writes: boolean;
  readonly handle: (call: Call) => Reply;
}

const rules = entryHandlers('rules');
const synonyms = entryHandlers('synonyms');

function read(name: string, method: string, path: string, handle: Endpoint['handle']): Endpoint {
  return { name, method, path, writes: false, handle };
}

function write(name: string, method: string, path: string, handle: Endpoint['handle']): Endpoint {
  return { name, method, path, writes: true, handle };
}

/** The part of REST API version 1 that is in use. The first match wins, so fixed segments come before ids. */
const endpoints: readonly Endpoint[] = [
  write('list-indices', 'GET', '/1/indexes', index.listIndices),
  write('multi-batch', 'POST', '/1/indexes/*/batch', multiBatch),
  read('queries', 'POST', '/1/indexes/*/queries', index.queryMany),
  read('get-objects', 'POST', '/1/indexes/*/objects', index.getObjects),
  write('get-settings', 'GET', '/1/indexes/:index/settings', index.getSettings),
  write('set-settings', 'PUT', '/1/indexes/:index/settings', index.setSettings),
  write('batch', 'POST', '/1/indexes/:index/batch', batch),
  write('browse', 'POST', '/1/indexes/:index/browse', index.browse),
  write('browse', 'GET', '/1/indexes/:index/browse', index.browse),
  write('task', 'GET', '/1/indexes/:index/task/:id', index.getTask),
  read('query', 'POST', '/1/indexes/:index/query', index.queryOne),
  write('operation', 'POST', '/1/indexes/:index/operation', index.operation),
  write('clear', 'POST', '/1/indexes/:index/clear', index.clearIndex),
  write('search-rules', 'POST', '/1/indexes/:index/rules/search', rules.search),
  write('batch-rules', 'POST', '/1/indexes/:index/rules/batch', rules.batch),
  write('clear-rules', 'POST', '/1/indexes/:index/rules/clear', rules.clear),
  write('get-rule', 'GET', '/1/indexes/:index/rules/:id', rules.get),
  write('save-rule', 'PUT', '/1/indexes/:index/rules/:id', rules.save),
  write('delete-rule', 'DELETE', '/1/indexes/:index/rules/:id', rules.delete),
  write('search-synonyms', 'POST', '/1/indexes/:index/synonyms/search', synonyms.search),
  write('batch-synonyms', 'POST', '/1/indexes/:index/synonyms/batch', synonyms.batch),
  write('clear-synonyms', 'POST', '/1/indexes/:index/synonyms/clear', synonyms.clear),
  write('get-synonym', 'GET', '/1/indexes/:index/synonyms/:id', synonyms.get),
  write('save-synonym', 'PUT', '/1/indexes/:index/synonyms/:id', synonyms.save),
  write('delete-synonym', 'DELETE', '/1/indexes/:index/synonyms/:id', synonyms.delete),
  read('get-object', 'GET', '/1/indexes/:index/:id', index.getObject),
  write('save-object', 'PUT', '/1/indexes/:index/:id', index.saveObject),
  write('delete-object', 'DELETE', '/1/indexes/:index/:id', index.deleteObject),
  write('add-object', 'POST', '/1/indexes/:index', index.addObject),
  write('delete-index', 'DELETE', '/1/indexes/:index', index.deleteIndex),
  read('events', 'POST', '/1/events', () => ok({ status: 200, message: 'OK' })),
];

export interface Match {
  readonly endpoint: Endpoint;
  readonly index: string;
  readonly id: string;
}

/** Finds the endpoint of a request. A `*` in the path is a fixed segment, never the name of an index. */
export function matchEndpoint(method: string, pathname: string): Match | null {
  const parts = pathname.split('/').map(decodeURIComponent);
  for (const endpoint of endpoints) {
    const segments = endpoint.path.split('/');
    if (endpoint.method !== method || segments.length !== parts.length) continue;
    if (
      !segments.every((segment, at) =>
        segment.startsWith(':') ? parts[at] !== '*' && parts[at] !== '' : segment === parts[at],
      )
    )
      continue;
    const nameAt = (segment: string): string => parts[segments.indexOf(segment)] ?? '';
    return { endpoint, index: nameAt(':index'), id: nameAt(':id') };
  }
  return null;
}
