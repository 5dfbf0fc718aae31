/** What the server does instead of responding properly. All of these have been seen on real networks. */
export type Fault =
  /** The connection is closed without a response, as by a host that is down; nothing is carried out. */
  | { readonly kind: 'refuse' }
  /** The response is delayed. The request is carried out at once, or after the delay even if nobody is waiting. */
  | { readonly kind: 'slow'; readonly milliseconds: number; readonly carriedOut?: 'before' | 'after' }
  /** An error response; nothing is carried out. */
  | { readonly kind: 'status'; readonly status: number; readonly message?: string }
  /** The connection breaks. `half` carries out half of a batch, which the real service can do with several batches. */
  | { readonly kind: 'cut'; readonly applied: 'none' | 'half' | 'all' }
  /** The batch is accepted, but its last records are lost, so that the counts are wrong. */
  | { readonly kind: 'lose-records'; readonly count: number }
  /** The batch is accepted, but its last records are stored with a different digest. */
  | { readonly kind: 'alter-records'; readonly count: number }
  /** The task is accepted and reported as done, but not carried out. */
  | { readonly kind: 'forget' }
  /** The task is accepted, but its status stays `notPublished`. `applied` says whether it is carried out anyway. */
  | { readonly kind: 'never-finish'; readonly applied?: boolean };

/** Which requests get a fault. All conditions must be met. */
export interface FaultRule {
  readonly fault: Fault;
  /** Name of the endpoint (see endpoints.ts), such as `batch`, `move` or `task`. Any endpoint if missing. */
  readonly endpoint?: string;
  /** Name of the index, in which `*` matches any characters. Any index if missing. */
  readonly index?: string;
  /** The first matching request that gets the fault, counted from 1 since the rule was added. Default 1. */
  readonly nth?: number;
  /** How many matching requests in a row get the fault. Default 1; 0 means all of them. */
  readonly times?: number;
}

interface Pending {
  readonly rule: FaultRule;
  seen: number;
}

export interface FaultList {
  order(rule: FaultRule): void;
  clear(): void;
  /** The fault for this request, if any. Counts the request for every rule that it matches. */
  next(endpoint: string, index: string | null): Fault | null;
}

/** Creates a list of fault rules. The first rule that applies wins. */
export function createFaultList(): FaultList {
  let pending: Pending[] = [];
  return {
    order: (rule) => void pending.push({ rule, seen: 0 }),
    clear: () => {
      pending = [];
    },
    next: (endpoint, index) => {
      let fault: Fault | null = null;
      for (const entry of pending) {
        const { rule } = entry;
        if (!matches(rule, endpoint, index)) continue;
        entry.seen += 1;
        const first = rule.nth ?? 1;
        const times = rule.times ?? 1;
        if (entry.seen >= first && (times === 0 || entry.seen < first + times)) fault ??= rule.fault;
      }
      return fault;
    },
  };
}

function matches(rule: FaultRule, endpoint: string, index: string | null): boolean {
  if (rule.endpoint !== undefined && rule.endpoint !== endpoint) return false;
  if (rule.index === undefined) return true;
  const pattern = rule.index
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return index !== null && new RegExp(`^${pattern}$`).test(index);
}
