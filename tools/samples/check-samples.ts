import type { TokenValues } from '../../src/site/tokens';
import { apiFolder } from '../../src/reference/build/api-folder';
import { siteConfig } from '../../src/site/config/site-config';
import { readDeclarations } from '../../src/reference/build/types/sdk-types';
import type { Problem } from '../../src/site/problems';
import { choosePages, shortPath } from '../choose-pages';
import { parsePages, readPageSources } from '../content-pages';
import { collectSamples } from './collect-samples';
import { isParsed, parseSample } from './parse-sample';
import { typeCheckSamples } from './type-check';

export interface SamplesReport {
  /** Number of parsed samples, without plain text. */
  readonly samples: number;
  readonly languages: number;
  readonly problems: readonly Problem[];
}

/**
 * Parses every code fence below a content root in its language, and type-checks scripts that use an SDK against its
 * declarations in `api/types`.
 *
 * @param args which pages; see `choosePages`
 * @throws UsageError
 */
export async function checkSamples(
  root: string,
  tokens: TokenValues,
  args: readonly string[] = [],
): Promise<SamplesReport> {
  const { sources, problems } = readPageSources(root, tokens);
  const chosen = new Set(
    choosePages(
      'check:samples',
      args,
      sources.map(({ file }) => shortPath(file)),
    ),
  );
  const pages = parsePages(
    sources.filter(({ file }) => chosen.has(shortPath(file))),
    problems,
  );
  const samples = pages.flatMap(collectSamples);
  const parsed = samples.filter(({ language }) => isParsed(language));
  const allProblems: Problem[] = [...problems];
  for (const sample of samples) allProblems.push(...(await parseSample(sample)));
  // Each version of the docs has declarations of its own; other pages are about the last one.
  for (const version of new Set(pages.map((page) => page.version ?? siteConfig.docs.lastVersion))) {
    const own = pages.filter((page) => (page.version ?? siteConfig.docs.lastVersion) === version);
    const declarations = readDeclarations(root, tokens, apiFolder(version));
    allProblems.push(...typeCheckSamples(own.flatMap(collectSamples), declarations));
  }
  return {
    samples: parsed.length,
    languages: new Set(parsed.map(({ language }) => language)).size,
    problems: allProblems,
  };
}
