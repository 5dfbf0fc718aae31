/** A problem in an author's file: its location, what was found and what is allowed. */
export interface Problem {
  /** Path relative to the project's root. */
  readonly file: string;
  /** Line number, starting at 1, if known. */
  readonly line?: number | undefined;
  readonly message: string;
}

/** Thrown if content is invalid. The message lists one problem per line. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  constructor(
    readonly problems: readonly Problem[],
    heading?: string,
  ) {
    super([...(heading ? [heading] : []), ...problems.map(formatProblem)].join('\n'));
  }
}

/** Runs a step. If it throws a ContentError, adds its problems to `errors` and returns `otherwise`. */
export function orCollect<T>(errors: Problem[], otherwise: T, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    errors.push(...error.problems);
    return otherwise;
  }
}

/** `content/docs/a.mdx:3 message`, a format that editors and terminals turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`} ${message}`;
}

/** The problems that are not among others, as both are shown. */
export function withoutKnown(problems: readonly Problem[], others: readonly Problem[]): readonly Problem[] {
  const known = new Set(others.map(formatProblem));
  return problems.filter((problem) => !known.has(formatProblem(problem)));
}

/** An error's message followed by those of its causes, outermost first. Stops at a cycle in the chain. */
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
