// npm run check:content: checks files, bodies, links and headings as a build does, every page against the rules for its
// kind, the API calls it mentions against the API description, and that release notes mention what is breaking in the
// API since its last release. Translations are checked like a build does; the rules are for the content's language.
import { spawnSync } from 'node:child_process';
import { product } from '../src/site/config/product';
import { readApiVersion } from '../src/machines/build/api-version';
import { createSourceChecker } from '../src/content/build/sources/check-sources';
import { readApiChanges } from '../src/reference/build/changes/read-changes';
import { DESCRIPTION_PATH, readOperations } from '../src/reference/build/read-operations';
import { checkContent } from '../tools/content-rules/check-content';
import { checkFiles } from '../tools/content-rules/check-files';
import { recallChecks } from '../tools/content-rules/recall-checks';
import { checkNotes } from '../tools/api-release/check-notes';
import { env } from '../src/site/build/env';
import { languages } from '../src/site/build/locales/languages';
import { findMissingWords } from '../src/site/build/locales/missing-words';
import { findOverlayProblems, mergeTranslations } from '../src/site/build/locales/overlay';
import { displayPath } from '../src/site/build/source-text';
import { counted } from '../src/site/counted';
import { ContentError, formatProblem, type Problem } from '../src/site/problems';
import { localeFolders } from '../tools/project/locale-folders.mjs';
import { localeEnvironment } from '../tools/project/locales.mjs';

async function main(): Promise<void> {
  if (env.contentTranslation !== undefined) return checkTranslation(env.contentTranslation);
  const overlay = findOverlayProblems(env.contentRoot, languages);
  const kept = recallChecks();
  const files = await checkFiles(createSourceChecker(kept.bodies));
  const rules = await checkRules(kept.pages).catch((error: unknown) => {
    // Rules need data that the files do not have.
    if (!(error instanceof ContentError)) throw error;
    return { pages: 0, problems: error.problems };
  });
  kept.bodies.save();
  kept.pages.save();
  // A file that cannot be read is reported by both.
  const problems = new Set([...overlay, ...files.problems, ...rules.problems].map(formatProblem));
  for (const warning of files.warnings) console.warn(`! ${formatProblem(warning)}`);
  for (const problem of problems) console.error(problem);
  const pages = rules.pages === 0 ? 'The content' : `Checked ${counted(rules.pages, 'page')}`;
  console.log(`${pages}${problems.size === 0 ? '' : `: ${counted(problems.size, 'problem')}`}`);
  const failed = overlay.length > 0 ? [] : languages.slice(1).filter((name) => !passes(name));
  process.exitCode = problems.size === 0 && failed.length === 0 ? 0 : 1;
}

/** Checks a translation in a process of its own, because the language determines the configuration. */
function passes(name: string): boolean {
  const { checked } = localeFolders(process.cwd(), name);
  mergeTranslations(env.contentRoot, name, checked);
  const environment = { ...process.env, ...localeEnvironment(process.cwd(), name), SITE_CONTENT: checked };
  const args = [...process.execArgv, process.argv[1] ?? ''];
  return spawnSync(process.execPath, args, { env: environment, stdio: 'inherit' }).status === 0;
}

async function checkTranslation(folder: string): Promise<void> {
  const { problems, warnings } = await checkFiles();
  for (const warning of [...warnings, ...findMissingWords(folder, STRINGS)])
    console.warn(`! ${formatProblem(warning)}`);
  for (const problem of problems) console.error(formatProblem(problem));
  console.log(
    `The translation ${displayPath(folder)}${problems.length === 0 ? '' : `: ${counted(problems.length, 'problem')}`}`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

async function checkRules(
  kept: ReturnType<typeof recallChecks>['pages'],
): Promise<{ readonly pages: number; readonly problems: readonly Problem[] }> {
  const { pages, problems } = await checkContent(env.contentRoot, product, {
    operationsOf: (version) => readOperations(version).operations,
    kept,
  });
  const notes = checkNotes(readApiChanges(), { file: DESCRIPTION_PATH, version: readApiVersion() });
  return { pages, problems: [...problems, ...notes] };
}

void main();
