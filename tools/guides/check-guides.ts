import { basename } from 'node:path';
import type { Problem } from '../../src/site/problems';
import { expandTokens, type TokenValues } from '../../src/site/tokens';
import { readContentPages } from '../content-pages';
import { EXPECTED_FILE, readExpected } from './expected';
import { readGuides } from './read-guide';
import { runGuide } from './run-guide';

export interface GuideResults {
  /** How many guides were followed, counting each language. */
  readonly guides: number;
  readonly languages: number;
  readonly problems: readonly Problem[];
}

/** Folders whose pages are all guides. */
const GUIDES = /^\/docs\/rest\/how-to\//;

/** Follows all guides. `only` is a part of the names of files, to follow few of them. */
export async function checkGuides(root: string, tokens: TokenValues, only = ''): Promise<GuideResults> {
  const { pages, problems: broken } = readContentPages(root, tokens);
  const expected = new Map(
    Object.entries(readExpected()).map(([route, guide]) => [expandTokens(route, tokens), guide]),
  );
  const problems: Problem[] = [...broken];
  const languages = new Set<string>();
  let guides = 0;
  for (const page of pages) {
    const promised = expected.get(page.route);
    expected.delete(page.route);
    if (!promised) {
      if (GUIDES.test(page.route)) problems.push({ file: page.file, message: `has no entry in ${EXPECTED_FILE}` });
      continue;
    }
    if (!basename(page.file).includes(only)) continue;
    for (const guide of readGuides(page)) {
      problems.push(...(await runGuide(guide, promised)));
      languages.add(guide.language);
      guides += 1;
    }
  }
  for (const route of expected.keys())
    problems.push({ file: EXPECTED_FILE, message: `names ${route}, which is no page` });
  return { guides, languages: languages.size, problems };
}
