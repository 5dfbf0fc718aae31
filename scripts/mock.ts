// Entry point of npm run mock, the stand-in of the API on this machine:
// node -r ./tools/project/register-typescript.cjs scripts/mock.ts --help
import { runMockCommand, untilSignal } from '../tools/mock-server/command';

void runMockCommand(process.argv.slice(2), {
  log: console.log,
  error: console.error,
  untilStopped: untilSignal,
}).then((code) => {
  process.exitCode = code;
});
