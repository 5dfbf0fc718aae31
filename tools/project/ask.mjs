import { createInterface } from 'node:readline/promises';

/** Asks a question in the terminal; undefined without a terminal, where nobody would answer. */
export const ask = process.stdin.isTTY && process.stdout.isTTY ? askInTerminal : undefined;

async function askInTerminal(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } catch {
    // Ctrl+C or Ctrl+D.
    return process.exit(130);
  } finally {
    terminal.close();
  }
}
