import { join } from 'node:path';
import { listContentFiles } from '../../src/content/build/files/list-content-files';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import type { Problem } from '../../src/site/problems';
import type { TokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import { EXPECTED_FILE, GUIDES, readExpected } from './expected';
import { readGuides } from './read-guide';
import { startGuideServer } from './run-guide';
import type { Guide } from './types';

export interface GuideResults {
  /** How many guides were followed, counting each language. */
  readonly guides: number;
  readonly languages: number;
  readonly problems: readonly Problem[];
}

/** Follows the guides of the site whose path contains a text. */
export async function checkGuides(root: string, tokens: TokenValues, only = ''): Promise<GuideResults> {
  const expected = Object.entries(readExpected());
  const pages = listContentFiles(join(root, 'docs', GUIDES)).files.map((file) =>
    file.slice(join(root, 'docs/').length),
  );
  const problems: Problem[] = pages
    .filter((page) => expected.every(([path]) => page !== `${path}.mdx`))
    .map((page) => ({ file: displayPath(join(root, 'docs', page)), message: `has no entry in ${EXPECTED_FILE}` }));
  const languages = new Set<string>();
  let guides = 0;
  const server = await startGuideServer();
  for (const [path, promised] of expected.filter(([name]) => name.includes(only)))
    for (const guide of readGuidesOf(root, path, tokens)) {
      problems.push(...(await server.run(guide, promised)));
      languages.add(guide.language);
      guides += 1;
    }
  await server.close();
  return { guides, languages: languages.size, problems };
}

/** Reads the guides of a page, by its path below `docs`. `change` changes the text of the page. */
export function readGuidesOf(
  root: string,
  path: string,
  tokens: TokenValues,
  change = (text: string) => text,
): Guide[] {
  const file = join(root, 'docs', `${path}.mdx`);
  const place = { file: displayPath(file), kind: 'doc', relativePath: `${path}.mdx` } as const;
  return readGuides(readContentPage(change(readUtf8(file)), place, tokens));
}
