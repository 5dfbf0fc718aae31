// npm run move -- FROM TO [--keep-address] [--write]: moves a page or a folder, with all that names it.
//
// FROM and TO are files or folders below content (docs/rest/page) or addresses (/docs/rest/page). --keep-address moves
// only the file. Without --write, nothing is changed.
import { runMove } from '../tools/moving/command';
import { terminalContext } from '../tools/moving/terminal';

void runMove(process.argv.slice(2), terminalContext()).then((code) => {
  process.exitCode = code;
});
