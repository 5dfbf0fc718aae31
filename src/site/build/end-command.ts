import { writeSync } from 'node:fs';

/**
 * Prints a message and ends the process with code 1. Written directly, because Gatsby's reporter breaks lines after 80
 * characters, also within paths, puts "ERROR UNKNOWN" above them, and does not always get to print before the exit.
 */
export function endCommand(message: string): never {
  writeSync(process.stderr.fd, `\n✗ ${message}\n\n`);
  process.exit(1);
}
