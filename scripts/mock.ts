// npm run mock -- [options]: starts the stand-in of the API on this machine.
//
//   --port N          port to listen on (4010); 0 for any free one
//   --host HOST       name or address to listen on (127.0.0.1); 0.0.0.0 in a container
//   --public-url URL  address of the server in its responses, if it is not the one it listens on
//   --api-key KEY     API key (YOUR_API_KEY)
//   --origin URL      origin whose pages may make calls with the API key; repeatable. Pages of this machine always may
import { runMockCommand } from '../tools/mock-server/command';

void runMockCommand(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
