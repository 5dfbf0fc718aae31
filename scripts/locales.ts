// Prepares the translations for a build, and prints the names of their languages as JSON:
// node -r ./tools/project/register-typescript.cjs scripts/locales.ts
import { endCommand } from '../src/site/build/end-command';
import { env } from '../src/site/build/env';
import { languages } from '../src/site/build/locales/languages';
import { findOverlayProblems, mergeTranslations } from '../src/site/build/locales/overlay';
import { formatProblem } from '../src/site/problems';
import { localeFolders } from '../tools/project/locale-folders.mjs';

const problems = findOverlayProblems(env.contentRoot, languages);
if (problems.length > 0) endCommand(problems.map(formatProblem).join('\n'));
const [, ...others] = languages;
for (const name of others) mergeTranslations(env.contentRoot, name, localeFolders(process.cwd(), name).content);
console.log(JSON.stringify(others));
