import type { CompiledRedirect } from './compile-redirects';

interface SplitMoved {
  readonly status: number;
  /** The target without its fragment. */
  readonly target: string;
  /** With its `#`, or empty. It comes after the query of the request, which hosts keep. */
  readonly fragment: string;
  /** Whether the target has a query of its own, to which that of the request is not added. */
  readonly hasQuery: boolean;
}

/** Splits the target of a redirect into what comes before and after the query of the request. */
export function splitMoved({ to, status }: CompiledRedirect): SplitMoved {
  const [, target = '', fragment = ''] = /^([^#]*)(.*)$/.exec(to) ?? [];
  return { status, target, fragment, hasQuery: target.includes('?') };
}
