// Entry point of npm run mcp, the documentation for assistants over the Model Context Protocol:
// node -r ./tools/project/register-typescript.cjs scripts/mcp.ts --help
import { runDocsCommand } from '../tools/docs-server/command';
import { untilSignal } from '../tools/mock-server/command';

void runDocsCommand(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  log: console.error,
  untilStopped: untilSignal,
}).then((code) => {
  process.exitCode = code;
});
