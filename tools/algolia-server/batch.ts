import { randomUUID } from 'node:crypto';
import { accept, failed, taskOutcome, objectBody, ok, type Reply, type Call } from './replies';
import type { Fault } from './faults';
import type { JsonObject, StoredIndex, StoredRecord } from './indices';

interface Operation {
  readonly action: string;
  readonly body: JsonObject;
  readonly indexName?: string;
}

/** A batch for one index. If one record is too large, the whole batch is rejected. */
export function batch(call: Call): Reply {
  const operations = operationsOf(call);
  const rejection = findRejection(operations, call.maxRecordBytes);
  if (rejection) return rejection;
  return accept(call, [call.index], () => applyAll(call, call.index, operations), {
    objectIDs: operations.map(({ body }) => body.objectID),
  });
}

/** A batch for several indices, with a task for each. */
export function multiBatch(call: Call): Reply {
  const operations = operationsOf(call);
  const rejection = findRejection(operations, call.maxRecordBytes);
  if (rejection) return rejection;
  const names = [...new Set(operations.map(({ indexName }) => String(indexName)))];
  const taskID = Object.fromEntries(
    names.map((name) => [
      name,
      call.store.enqueue(
        [name],
        () =>
          applyAll(
            call,
            name,
            operations.filter(({ indexName }) => indexName === name),
          ),
        taskOutcome(call.fault),
      ),
    ]),
  );
  return ok({ taskID, objectIDs: operations.map(({ body }) => body.objectID) });
}

function operationsOf(call: Call): Operation[] {
  const { requests } = objectBody(call);
  return Array.isArray(requests)
    ? (requests as Operation[]).map((request) => ({ ...request, body: request.body ?? {} }))
    : [];
}

function findRejection(operations: readonly Operation[], maxRecordBytes: number): Reply | null {
  for (const [position, { action, body }] of operations.entries()) {
    if (action === 'delete' || action === 'clear') continue;
    const objectID = body.objectID;
    if (action !== 'addObject' && typeof objectID !== 'string')
      return failed(400, `Attribute objectID is mandatory (position ${position})`, { position });
    const size = Buffer.byteLength(JSON.stringify(body));
    if (action !== 'deleteObject' && size > maxRecordBytes)
      return failed(
        400,
        `Record at the position ${position} objectID=${String(objectID)} is too big size=${size}/${maxRecordBytes} bytes. ` +
          'Please have a look at the record size limits',
        { position, objectID },
      );
  }
  return null;
}

function applyAll(call: Call, name: string, operations: readonly Operation[]): void {
  const index = call.store.ensure(name);
  for (const operation of applyFault(operations, call.fault)) apply(call, name, index, operation);
  index.updatedAt = new Date(call.now()).toISOString();
}

/** The operations that are carried out, as changed by the fault. */
function applyFault(operations: readonly Operation[], fault: Fault | null): readonly Operation[] {
  if (fault?.kind === 'cut' && fault.applied === 'half') return operations.slice(0, Math.floor(operations.length / 2));
  if (fault?.kind === 'lose-records') return operations.slice(0, Math.max(0, operations.length - fault.count));
  if (fault?.kind === 'alter-records')
    return operations.map((operation, position) =>
      position < operations.length - fault.count
        ? operation
        : { ...operation, body: { ...operation.body, internal: { contentDigest: 'altered' } } },
    );
  return operations;
}

function apply(call: Call, name: string, index: StoredIndex, { action, body }: Operation): void {
  const objectID = typeof body.objectID === 'string' ? body.objectID : randomUUID();
  const record = { ...body, objectID } as StoredRecord;
  if (action === 'delete') call.store.remove(name);
  else if (action === 'clear') index.records.clear();
  else if (action === 'deleteObject') index.records.delete(objectID);
  else if (action === 'addObject' || action === 'updateObject') index.records.set(objectID, record);
  else if (action === 'partialUpdateObject' || index.records.has(objectID))
    index.records.set(objectID, { ...index.records.get(objectID), ...record });
}
