import type { Fault } from './faults';
import type { IndexStore, JsonObject, TaskOutcome } from './indices';

/** Input of an endpoint's handler. */
export interface Call {
  readonly store: IndexStore;
  /** Name of the index in the path, or an empty string. */
  readonly index: string;
  /** Second name in the path: the id of an object, rule, synonym or task. */
  readonly id: string;
  readonly body: JsonObject | unknown[];
  readonly query: URLSearchParams;
  readonly fault: Fault | null;
  readonly now: () => number;
  /** Largest record that is accepted, in bytes of JSON. */
  readonly maxRecordBytes: number;
}

export interface Reply {
  readonly status: number;
  readonly body: JsonObject;
}

export function ok(body: JsonObject): Reply {
  return { status: 200, body };
}

export function failed(status: number, message: string, more: JsonObject = {}): Reply {
  return { status, body: { message, ...more, status } };
}

export function missingIndex(name: string): Reply {
  return failed(404, `Index ${name} does not exist`);
}

export function objectBody(call: Call): JsonObject {
  return Array.isArray(call.body) ? {} : call.body;
}

/** How a fault changes the outcome of the request's tasks. */
export function taskOutcome(fault: Fault | null): TaskOutcome {
  if (fault?.kind === 'cut') return { applied: fault.applied !== 'none', reported: true };
  if (fault?.kind === 'forget') return { applied: false, reported: true };
  if (fault?.kind === 'never-finish') return { applied: fault.applied ?? false, reported: false };
  return { applied: true, reported: true };
}

/** Queues a change and replies with the id of its task. */
export function accept(call: Call, indices: readonly string[], apply: () => void, more: JsonObject = {}): Reply {
  const taskID = call.store.enqueue(indices, apply, taskOutcome(call.fault));
  return ok({ taskID, updatedAt: new Date(call.now()).toISOString(), ...more });
}
