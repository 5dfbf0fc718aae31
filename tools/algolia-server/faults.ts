/** What the server does instead of answering properly. All of them have been seen on real networks. */
export type Fault =
  /** The connection is closed before anything is read, as by a host that is down. */
  | { readonly kind: 'refuse' }
  /** The response begins after this time; the request is carried out at once, or only then, even if nobody waits. */
  | { readonly kind: 'slow'; readonly milliseconds: number; readonly carriedOut?: 'before' | 'after' }
  /** An error answer, nothing is carried out. */
  | { readonly kind: 'status'; readonly status: number; readonly message?: string }
  /** The connection breaks; `half` carries out half of a batch, as the real service may do with several batches. */
  | { readonly kind: 'cut'; readonly applied: 'none' | 'half' | 'all' }
  /** The batch is accepted, but its last records are lost: the counts will be wrong. */
  | { readonly kind: 'lose-records'; readonly count: number }
  /** The batch is accepted, but the digest of its last records is another. */
  | { readonly kind: 'alter-records'; readonly count: number }
  /** The task is accepted and reported as done, but not carried out. */
  | { readonly kind: 'forget' }
  /** The task is accepted and its status stays `notPublished`; whether it is carried out all the same. */
  | { readonly kind: 'never-finish'; readonly applied?: boolean };

/** Which requests meet a fault: all conditions must hold. */
export interface FaultOrder {
  readonly fault: Fault;
  /** Endpoint's name (see endpoints.ts), as `batch`, `move`, `task`. Any when missing. */
  readonly endpoint?: string;
  /** Name of the index; `*` stands for any characters. */
  readonly index?: string;
  /** The first matching request that meets it, counted from 1 and from when the fault was ordered. */
  readonly nth?: number;
  /** How many requests in a row meet it; once when missing, 0 means without end. */
  readonly times?: number;
}

interface Pending {
  readonly order: FaultOrder;
  seen: number;
}

export interface FaultList {
  order(order: FaultOrder): void;
  clear(): void;
  /** The fault that this request meets, if any. Counts the request for every order that it matches. */
  next(endpoint: string, index: string | null): Fault | null;
}

/** Keeps the faults ordered. The first order that matches wins. */
export function createFaultList(): FaultList {
  let pending: Pending[] = [];
  return {
    order: (order) => void pending.push({ order, seen: 0 }),
    clear: () => {
      pending = [];
    },
    next: (endpoint, index) => {
      let met: Fault | null = null;
      for (const entry of pending) {
        const { order } = entry;
        if (!matches(order, endpoint, index)) continue;
        entry.seen += 1;
        const first = order.nth ?? 1;
        const times = order.times ?? 1;
        if (entry.seen >= first && (times === 0 || entry.seen < first + times)) met ??= order.fault;
      }
      return met;
    },
  };
}

function matches(order: FaultOrder, endpoint: string, index: string | null): boolean {
  if (order.endpoint !== undefined && order.endpoint !== endpoint) return false;
  if (order.index === undefined) return true;
  const pattern = order.index
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return index !== null && new RegExp(`^${pattern}$`).test(index);
}
