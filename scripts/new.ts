import { displayPath } from '../src/site/build/source-text';
import { counted } from '../src/site/counted';
import { ContentError } from '../src/site/problems';
import { findBlanks } from '../tools/content-rules/check-blanks';
import { planScaffold } from '../tools/scaffold/plan';
import { readScaffoldProject } from '../tools/scaffold/read-project';
import { ScaffoldError } from '../tools/scaffold/types';
import { writeChanges } from '../tools/scaffold/write';

/** `npm run new doc|post|author|tag|redirect …`: writes what is needed to start from, all or nothing. */
try {
  const { changes, next } = planScaffold(process.argv.slice(2), readScaffoldProject, process.env);
  writeChanges(changes);
  const blanks = changes.flatMap(({ path, after }) => findBlanks(after, displayPath(path)));
  for (const { path } of changes) {
    const count = blanks.filter(({ file }) => file === displayPath(path)).length;
    console.log(`✓ ${displayPath(path)}${count === 0 ? '' : `: ${counted(count, 'blank')} to fill`}`);
  }
  if (blanks.length > 0) console.log('Fill each [blank: …]. npm run check:content names those that are left.');
  for (const line of next) console.log(line);
} catch (error) {
  if (!(error instanceof ScaffoldError || error instanceof ContentError)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
