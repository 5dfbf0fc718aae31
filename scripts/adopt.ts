// Entry point of npm run adopt: node -r ./tools/project/register-typescript.cjs scripts/adopt.ts
import { runAdopt } from '../tools/adopt/command';
import { terminalContext } from '../tools/moving/terminal';

void runAdopt(process.argv.slice(2), { ...terminalContext(), year: new Date().getFullYear() }).then((code) => {
  process.exitCode = code;
});
