// npm run check: the quick part of npm test: format, types, lint and unit tests. Stops at the first that fails.
import { announce, run } from '../tools/project/bootstrap.mjs';

for (const step of ['prettier --check .', 'tsc --noEmit -p .', 'eslint . --max-warnings 0', 'jest']) {
  announce(step);
  const [program, ...args] = step.split(' ');
  const code = run(`node_modules/.bin/${program}`, args);
  if (code !== 0) process.exit(code);
}
