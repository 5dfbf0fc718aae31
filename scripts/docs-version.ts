// npm run docs:version -- NAME [--label LABEL]
//
// Freezes the docs that authors write as the version NAME, such as 2.0, which readers find at /docs from then on.
// --label is what they see in place of NAME.
import { parseArgs } from 'node:util';
import { env } from '../src/site/build/env';
import { languages } from '../src/site/build/locales/languages';
import { runCommandLine, UsageError } from '../tools/command-line';
import { usage } from '../tools/project/help.cjs';
import { freeze } from '../tools/versions/freeze';

void runCommandLine(() => {
  const { values, positionals } = parseArgs({ options: { label: { type: 'string' } }, allowPositionals: true });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UsageError(`Expected the name of the version.\n\n${usage}`);
  for (const path of freeze(env.contentRoot, { name, label: values.label }, languages.slice(1)))
    console.log(`✓ ${path}`);
  console.log(`The docs are frozen as version ${name}. Run npm run check:content and npm run build, then commit.`);
  console.log('Go on writing in content/docs, which readers find at /docs/next.');
});
