import type { Fault } from './faults';
import type { IndexStore, JsonObject, TaskFate } from './indices';

/** What an endpoint is given. */
export interface Call {
  readonly store: IndexStore;
  /** Name of the index in the address, or an empty string. */
  readonly index: string;
  /** Second name in the address: an object's, rule's, synonym's or task's id. */
  readonly id: string;
  readonly body: JsonObject | unknown[];
  readonly query: URLSearchParams;
  readonly fault: Fault | null;
  readonly now: () => number;
  /** Largest record that is taken, in bytes of JSON. */
  readonly maxRecordBytes: number;
}

export interface Answer {
  readonly status: number;
  readonly body: JsonObject;
}

export function ok(body: JsonObject): Answer {
  return { status: 200, body };
}

export function failed(status: number, message: string, more: JsonObject = {}): Answer {
  return { status, body: { message, ...more, status } };
}

export function missingIndex(name: string): Answer {
  return failed(404, `Index ${name} does not exist`);
}

export function objectBody(call: Call): JsonObject {
  return Array.isArray(call.body) ? {} : call.body;
}

/** What a fault makes of the tasks of this request. */
export function fateOf(fault: Fault | null): TaskFate {
  if (fault?.kind === 'cut') return { applied: fault.applied !== 'none', reported: true };
  if (fault?.kind === 'forget') return { applied: false, reported: true };
  if (fault?.kind === 'never-finish') return { applied: fault.applied ?? false, reported: false };
  return { applied: true, reported: true };
}

/** Queues a change and answers with its task. */
export function accept(call: Call, indices: readonly string[], apply: () => void, more: JsonObject = {}): Answer {
  const taskID = call.store.enqueue(indices, apply, fateOf(call.fault));
  return ok({ taskID, updatedAt: new Date(call.now()).toISOString(), ...more });
}
