// npm run mcp -- [options]: serves the documentation to assistants over the Model Context Protocol.
//
//   --site URL        read the published files of this site, instead of a folder
//   --folder FOLDER   the built site (dist)
//   --http PORT       serve over HTTP at /mcp; 0 for any free port. Without it: standard input and output
//   --host HOST       with --http: name or address to listen on (127.0.0.1)
//   --allow-host NAME with --http: another name by which clients may address the server; repeatable
import { endCommand } from '../src/site/build/end-command';
import { runDocsCommand } from '../tools/docs-server/command';

runDocsCommand(process.argv.slice(2)).catch((error: unknown) => endCommand((error as Error).message));
