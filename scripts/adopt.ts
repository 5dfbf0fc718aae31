// npm run adopt -- --name NAME --domain DOMAIN [--slug SLUG] [--drop PART,…] [--yes] [--dry-run]
//
// Makes this project the site of your product. Asks which parts to keep, unless --drop names those that go, or --yes
// keeps all. --slug is the name in addresses; without it, it follows from the name. --dry-run changes nothing.
import { runAdopt } from '../tools/adopt/command';
import { terminalContext } from '../tools/adopt/terminal';

void runAdopt(process.argv.slice(2), { ...terminalContext(), year: new Date().getFullYear() }).then((code) => {
  process.exitCode = code;
});
