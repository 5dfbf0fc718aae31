/** Messages of an error and its causes, outermost first, without stack traces. Stops at a cycle. */
export function causeChain(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let current = error; current !== undefined && current !== null && !seen.has(current);) {
    seen.add(current);
    messages.push(withoutBuildAdvice(current instanceof Error ? current.message : String(current)));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}

/**
 * React replaces its messages in the bundles by a number, a URL, and advice for developers. Only the number and the URL
 * are of use.
 */
function withoutBuildAdvice(message: string): string {
  return message.replace(/^Minified React error #(\d+); visit (\S+) for the full message.*$/s, 'React error $1: $2');
}
