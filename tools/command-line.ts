import { ContentError } from '../src/site/problems';

/** What the caller of a command can mend: its message is all that is printed. */
export class UsageError extends Error {}

/** Runs a command. Of a UsageError or ContentError, it prints the message alone, and fails; others are faults of it. */
export async function runCommandLine(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ContentError)) throw error;
    console.error(`✗ ${error.message}`);
    process.exitCode = 1;
  }
}
