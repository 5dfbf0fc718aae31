import { randomUUID } from 'node:crypto';
import { accept, failed, missingIndex, objectBody, ok, type Reply, type Call } from './replies';
import { pick } from './attributes';
import { copyIndex, type JsonObject, type StoredRecord } from './indices';
import { readNumber, readParams, readStrings } from './query-params';
import { search } from './search';

export function listIndices({ store }: Call): Reply {
  const items = store.names().map((name) => {
    const index = store.get(name);
    const entries = index?.records.size ?? 0;
    return {
      name,
      createdAt: index?.createdAt,
      updatedAt: index?.updatedAt,
      entries,
      dataSize: 0,
      fileSize: 0,
      lastBuildTimeS: 0,
      numberOfPendingTasks: store.pendingTasks(name),
      pendingTask: store.pendingTasks(name) > 0,
    };
  });
  return ok({ items, nbPages: 1 });
}

export function getSettings(call: Call): Reply {
  const index = call.store.get(call.index);
  return index ? ok({ hitsPerPage: 20, ...index.settings, version: 2 }) : missingIndex(call.index);
}

/** Sets the given fields and keeps the others; null resets a field. */
export function setSettings(call: Call): Reply {
  return accept(call, [call.index], () => {
    const index = call.store.ensure(call.index);
    const { version: _, ...settings } = objectBody(call);
    index.settings = Object.fromEntries(
      Object.entries({ ...index.settings, ...settings }).filter(([, value]) => value !== null),
    );
  });
}

/** Copies or moves an index. Moving one that does not exist is ignored without an error, as Algolia documents. */
export function operation(call: Call): Reply {
  const { operation: kind, destination, scope } = objectBody(call);
  if (typeof destination !== 'string' || (kind !== 'copy' && kind !== 'move')) return failed(400, 'Invalid operation');
  return accept(call, [call.index, destination], () => {
    const { store } = call;
    const source = store.get(call.index);
    if (kind === 'copy')
      return store.put(destination, copyIndex(source, store.get(destination), readStrings(scope), call.now()));
    if (!source) return;
    store.remove(call.index);
    store.put(destination, source);
  });
}

export function deleteIndex(call: Call): Reply {
  return accept(call, [call.index], () => call.store.remove(call.index), {
    deletedAt: new Date(call.now()).toISOString(),
  });
}

export function clearIndex(call: Call): Reply {
  return accept(call, [call.index], () => call.store.ensure(call.index).records.clear());
}

export function getTask(call: Call): Reply {
  const published = call.store.isPublished(Number(call.id));
  return published === null
    ? failed(404, 'Task does not exist')
    : ok({ status: published ? 'published' : 'notPublished', pendingTask: !published });
}

interface Cursor {
  readonly offset: number;
  readonly params: JsonObject;
}

/** Pages through all records; the cursor carries the parameters of the first request. */
export function browse(call: Call): Reply {
  const index = call.store.get(call.index);
  if (!index) return missingIndex(call.index);
  const sent = readParams({ ...Object.fromEntries(call.query), ...objectBody(call) });
  const { offset, params } =
    typeof sent.cursor === 'string'
      ? (JSON.parse(Buffer.from(sent.cursor, 'base64url').toString()) as Cursor)
      : { offset: 0, params: sent };
  const size = readNumber(params.hitsPerPage, 1000);
  const records = [...index.records.values()];
  const hits = records
    .slice(offset, offset + size)
    .map((record) => pick(record, readStrings(params.attributesToRetrieve)));
  const next: Cursor = { offset: offset + size, params };
  return ok({
    hits,
    nbHits: records.length,
    page: Math.floor(offset / size),
    hitsPerPage: size,
    ...(next.offset < records.length ? { cursor: Buffer.from(JSON.stringify(next)).toString('base64url') } : {}),
  });
}

export function queryOne(call: Call): Reply {
  const index = call.store.get(call.index);
  return index ? ok(search(index, call.index, readParams(objectBody(call)))) : missingIndex(call.index);
}

/** Several queries in one request. As in the real service, one missing index makes all of them fail. */
export function queryMany(call: Call): Reply {
  const { requests } = objectBody(call);
  const results: JsonObject[] = [];
  for (const request of Array.isArray(requests) ? (requests as JsonObject[]) : []) {
    const name = String(request.indexName);
    const index = call.store.get(name);
    if (!index) return missingIndex(name);
    results.push(search(index, name, readParams(request)));
  }
  return ok({ results });
}

export function getObject(call: Call): Reply {
  const record = call.store.get(call.index)?.records.get(call.id);
  return record ? ok(record) : failed(404, 'ObjectID does not exist');
}

export function getObjects(call: Call): Reply {
  const { requests } = objectBody(call);
  const results = (Array.isArray(requests) ? (requests as JsonObject[]) : []).map(
    (request) => call.store.get(String(request.indexName))?.records.get(String(request.objectID)) ?? null,
  );
  return ok({ results });
}

/** Saves a record with the id in the body, or with a new one if there is none. */
export function addObject(call: Call): Reply {
  const { objectID } = objectBody(call);
  return saveObject({ ...call, id: typeof objectID === 'string' ? objectID : randomUUID() });
}

export function saveObject(call: Call): Reply {
  const record = { ...objectBody(call), objectID: call.id } as StoredRecord;
  return accept(call, [call.index], () => void call.store.ensure(call.index).records.set(call.id, record), {
    objectID: call.id,
  });
}

export function deleteObject(call: Call): Reply {
  return accept(call, [call.index], () => void call.store.ensure(call.index).records.delete(call.id), {
    deletedAt: new Date(call.now()).toISOString(),
  });
}
