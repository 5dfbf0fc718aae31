// Entry point of npm run move: node -r ./tools/project/register-typescript.cjs scripts/move.ts
import { runMove } from '../tools/moving/command';
import { terminalContext } from '../tools/moving/terminal';

void runMove(process.argv.slice(2), terminalContext()).then((code) => {
  process.exitCode = code;
});
