import { readDataFile } from '../src/content/build/files/data';
import { displayPath } from '../src/site/build/source-text';
import { env } from '../src/site/build/env';
import { ContentError } from '../src/site/problems';
import { planScaffold, ScaffoldError } from '../tools/scaffold/plan';
import { writeScaffold } from '../tools/scaffold/write';

/** `npm run new doc|post|author …`: creates a valid file, or a valid entry in a data file. */
try {
  const scaffold = planScaffold(process.argv.slice(2), {
    authors: Object.keys(readDataFile('authors.yaml') ?? {}),
    day: new Date().toISOString().slice(0, 10),
  });
  console.log(`✓ ${displayPath(writeScaffold(env.contentRoot, scaffold))}\n${scaffold.next}`);
} catch (error) {
  if (!(error instanceof ScaffoldError || error instanceof ContentError)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
