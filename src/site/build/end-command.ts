import { writeSync } from 'node:fs';

/**
 * Prints a message and ends the process with code 1. Written directly, because Gatsby's reporter breaks lines after 80
 * characters, also within paths, puts "ERROR UNKNOWN" above them, and does not always get to print before the exit.
 */
export function endCommand(message: string): never {
  writeSync(process.stderr.fd, `\n✗ ${message}\n\n`);
  process.exit(1);
}

/**
 * Makes the process fail if nothing is left to do before the returned function is called. Node otherwise ends with code
 * 0 if a promise is never settled, for example because a thread has died.
 *
 * @param what names the work in the message
 */
export function expectToFinish(what: string): () => void {
  const complain = (): never => endCommand(`${what} has stopped before it was complete.`);
  process.once('beforeExit', complain);
  return () => process.off('beforeExit', complain);
}
