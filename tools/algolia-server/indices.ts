export type JsonObject = Record<string, unknown>;
export type StoredRecord = JsonObject & { objectID: string };

export interface StoredIndex {
  readonly records: Map<string, StoredRecord>;
  settings: JsonObject;
  readonly rules: Map<string, JsonObject>;
  readonly synonyms: Map<string, JsonObject>;
  readonly createdAt: string;
  updatedAt: string;
}

interface Task {
  readonly id: number;
  readonly indices: readonly string[];
  readonly due: number;
  /** True if its status is never reported as published. */
  readonly stuck: boolean;
  apply: (() => void) | null;
}

/** The outcome of a task: whether it is carried out, and whether it is reported as published. */
export interface TaskOutcome {
  readonly applied: boolean;
  readonly reported: boolean;
}

const DONE: TaskOutcome = { applied: true, reported: true };

export interface IndexStore {
  /** Milliseconds between accepting a task and carrying it out. */
  taskDelay: number;
  names(): string[];
  get(name: string): StoredIndex | undefined;
  /** Returns the index; creates it if it does not exist. For use inside tasks and for seeding. */
  ensure(name: string): StoredIndex;
  remove(name: string): void;
  put(name: string, index: StoredIndex): void;
  /** Queues a change to these indices and returns the task's id. Changes to an index are carried out in order. */
  enqueue(indices: readonly string[], apply: () => void, outcome?: TaskOutcome): number;
  /** Null for an id that was never assigned. */
  isPublished(taskId: number): boolean | null;
  pendingTasks(name: string): number;
}

/**
 * Creates a store that keeps indices in memory. As in the real service, a change is a task that is carried out some
 * time after it was accepted, so that tests detect a caller that does not wait for its tasks.
 */
export function createIndexStore(now: () => number = Date.now): IndexStore {
  const indices = new Map<string, StoredIndex>();
  const tasks: Task[] = [];

  const applyDueTasks = (): void => {
    for (const task of tasks) {
      const { apply } = task;
      if (apply === null || task.due > now()) continue;
      // Cleared first, because carrying out the task can read indices, which calls this function again.
      task.apply = null;
      apply();
    }
  };

  const store: IndexStore = {
    taskDelay: 0,
    names: () => (applyDueTasks(), [...indices.keys()]),
    get: (name) => (applyDueTasks(), indices.get(name)),
    ensure: (name) => {
      const existing = indices.get(name);
      if (existing) return existing;
      const created = createIndex(now());
      indices.set(name, created);
      return created;
    },
    remove: (name) => void indices.delete(name),
    put: (name, index) => void indices.set(name, index),
    enqueue: (names, apply, outcome = DONE) => {
      applyDueTasks();
      const earlier = tasks.filter((task) => task.apply !== null && task.indices.some((name) => names.includes(name)));
      const due = Math.max(now() + store.taskDelay, ...earlier.map((task) => task.due));
      tasks.push({
        id: tasks.length + 1,
        indices: names,
        due,
        stuck: !outcome.reported,
        apply: outcome.applied ? apply : null,
      });
      applyDueTasks();
      return tasks.length;
    },
    isPublished: (taskId) => {
      applyDueTasks();
      const task = tasks[taskId - 1];
      return task === undefined ? null : !task.stuck && task.apply === null;
    },
    pendingTasks: (name) => (
      applyDueTasks(),
      tasks.filter((task) => task.apply !== null && task.indices.includes(name)).length
    ),
  };
  return store;
}

function createIndex(time: number): StoredIndex {
  const at = new Date(time).toISOString();
  return { records: new Map(), settings: {}, rules: new Map(), synonyms: new Map(), createdAt: at, updatedAt: at };
}

/** Copies an index, completely or only the parts in `scope`. All other parts stay as they are in the destination. */
export function copyIndex(
  source: StoredIndex | undefined,
  destination: StoredIndex | undefined,
  scope: readonly string[] | undefined,
  time: number,
): StoredIndex {
  const from = source ?? createIndex(time);
  const base = destination ?? createIndex(time);
  const copied = (part: string): boolean => scope === undefined || scope.includes(part);
  // The real service does not copy replicas.
  const { replicas: _, ...settings } = from.settings;
  return {
    records: new Map(scope === undefined ? from.records : base.records),
    settings: structuredClone(copied('settings') ? settings : base.settings),
    rules: new Map(copied('rules') ? from.rules : base.rules),
    synonyms: new Map(copied('synonyms') ? from.synonyms : base.synonyms),
    createdAt: base.createdAt,
    updatedAt: new Date(time).toISOString(),
  };
}
