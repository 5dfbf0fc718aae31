// Entry point of npm run feedback, the receiver of what readers send:
// node -r ./tools/project/register-typescript.cjs scripts/feedback.ts --help
import { runReceiverCommand } from '../tools/feedback/receiver-command';
import { untilSignal } from '../tools/mock-server/command';

void runReceiverCommand(process.argv.slice(2), console, untilSignal).then((code) => {
  process.exitCode = code;
});
