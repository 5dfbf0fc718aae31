// npm run remove -- PAGE --to ADDRESS|--gone [--write]: removes a page, with all that leads to it.
//
// PAGE is a file below content (docs/rest/page) or an address (/docs/rest/page). --to redirects its address to another
// one or an https URL, --gone answers with status 410. Without --write, nothing is changed.
import { runRemove } from '../tools/moving/command';
import { terminalContext } from '../tools/moving/terminal';

void runRemove(process.argv.slice(2), terminalContext()).then((code) => {
  process.exitCode = code;
});
