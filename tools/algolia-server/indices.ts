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
  /** Status is never reported as published. */
  readonly stuck: boolean;
  apply: (() => void) | null;
}

/** What becomes of a task: carried out or not, its end reported or not. */
export interface TaskFate {
  readonly applied: boolean;
  readonly reported: boolean;
}

const DONE: TaskFate = { applied: true, reported: true };

export interface IndexStore {
  /** Milliseconds from accepting a task to carrying it out. */
  taskDelay: number;
  names(): string[];
  get(name: string): StoredIndex | undefined;
  /** The index, made when it does not exist. For use inside tasks and for seeding. */
  ensure(name: string): StoredIndex;
  remove(name: string): void;
  put(name: string, index: StoredIndex): void;
  /** Queues a change to these indices and returns the task's id. Changes of one index happen in the order accepted. */
  enqueue(indices: readonly string[], apply: () => void, fate?: TaskFate): number;
  /** Null for an id that was never given out. */
  isPublished(taskId: number): boolean | null;
  pendingTasks(name: string): number;
}

/**
 * Indices in memory. A change is a task that is carried out some time after it was accepted, as with the real service,
 * so that a caller who does not wait for tasks is found out.
 */
export function createIndexStore(now: () => number = Date.now): IndexStore {
  const indices = new Map<string, StoredIndex>();
  const tasks: Task[] = [];

  const settle = (): void => {
    for (const task of tasks) {
      const { apply } = task;
      if (apply === null || task.due > now()) continue;
      // Cleared first: carrying it out looks at indices, which comes back here.
      task.apply = null;
      apply();
    }
  };

  const store: IndexStore = {
    taskDelay: 0,
    names: () => (settle(), [...indices.keys()]),
    get: (name) => (settle(), indices.get(name)),
    ensure: (name) => {
      const existing = indices.get(name);
      if (existing) return existing;
      const created = createIndex(now());
      indices.set(name, created);
      return created;
    },
    remove: (name) => void indices.delete(name),
    put: (name, index) => void indices.set(name, index),
    enqueue: (names, apply, fate = DONE) => {
      settle();
      const earlier = tasks.filter((task) => task.apply !== null && task.indices.some((name) => names.includes(name)));
      const due = Math.max(now() + store.taskDelay, ...earlier.map((task) => task.due));
      tasks.push({
        id: tasks.length + 1,
        indices: names,
        due,
        stuck: !fate.reported,
        apply: fate.applied ? apply : null,
      });
      settle();
      return tasks.length;
    },
    isPublished: (taskId) => {
      settle();
      const task = tasks[taskId - 1];
      return task === undefined ? null : !task.stuck && task.apply === null;
    },
    pendingTasks: (name) => (
      settle(),
      tasks.filter((task) => task.apply !== null && task.indices.includes(name)).length
    ),
  };
  return store;
}

function createIndex(time: number): StoredIndex {
  const at = new Date(time).toISOString();
  return { records: new Map(), settings: {}, rules: new Map(), synonyms: new Map(), createdAt: at, updatedAt: at };
}

/** Copies an index, whole or in parts; the parts not named keep what the destination has. */
export function copyIndex(
  source: StoredIndex | undefined,
  destination: StoredIndex | undefined,
  scope: readonly string[] | undefined,
  time: number,
): StoredIndex {
  const from = source ?? createIndex(time);
  const base = destination ?? createIndex(time);
  const copied = (part: string): boolean => scope === undefined || scope.includes(part);
  // The real service leaves replicas out of a copy.
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
