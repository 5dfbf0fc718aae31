// npm run feedback -- [options]: starts the receiver of what readers send.
//
//   --port N          port to listen on (4011); 0 for any free one
//   --host HOST       name or address to listen on (127.0.0.1); 0.0.0.0 in a container
//   --data FILE       SQLite file that keeps the messages (.feedback/feedback.sqlite)
//   --origin URL      origin of a site whose pages may send; repeatable. Pages from this machine always may
import { runReceiverCommand } from '../tools/feedback/receiver-command';
import { untilSignal } from '../tools/mock-server/command';

void runReceiverCommand(process.argv.slice(2), console, untilSignal).then((code) => {
  process.exitCode = code;
});
