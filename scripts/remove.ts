// Entry point of npm run remove: node -r ./tools/project/register-typescript.cjs scripts/remove.ts
import { runRemove } from '../tools/moving/command';
import { terminalContext } from '../tools/moving/terminal';

void runRemove(process.argv.slice(2), terminalContext()).then((code) => {
  process.exitCode = code;
});
