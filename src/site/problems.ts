/** Something wrong in a file that an author wrote: where, and in words what is found and what is allowed. */
export interface Problem {
  /** Path from the project's root. */
  readonly file: string;
  /** Line from 1, where it is known. */
  readonly line?: number | undefined;
  readonly message: string;
}

/** Thrown when content cannot be used. Its message lists every problem, one below the other. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  constructor(
    readonly problems: readonly Problem[],
    heading?: string,
  ) {
    super([...(heading ? [heading] : []), ...problems.map(formatProblem)].join('\n'));
  }
}

/** `content/docs/a.mdx:3 message`: a form that editors and terminals turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`} ${message}`;
}

/** An error's message with those of its causes, outermost first. A cyclic chain of causes ends. */
export function messageWithCauses(error: unknown): string {
  const lines: string[] = [];
  const seen = new Set<unknown>();
  for (let current = error; current !== undefined && current !== null && !seen.has(current);) {
    seen.add(current);
    lines.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return lines.join('\nCause: ');
}
