import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listContentFiles } from '../../src/content/build/files/list-content-files';
import { nearestOrAvailable } from '../../src/site/build/nearest';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import type { Problem } from '../../src/site/problems';
import type { TokenValues } from '../../src/site/tokens';
import { choosePages } from '../choose-pages';
import { readContentPage } from '../content-pages';
import { EXPECTED_FILE, GUIDES, readExpected } from './expected';
import { readGuides } from './read-guide';
import { startGuideServer } from './run-guide';
import type { Guide } from './types';

export interface GuideResults {
  /** How many pages were followed. */
  readonly guides: number;
  readonly languages: number;
  /** How often a page was followed: once in each of its languages. */
  readonly runs: number;
  readonly problems: readonly Problem[];
}

/**
 * Follows the guides of the site that the arguments of the command name; see `choosePages`.
 *
 * @throws UsageError, also if a program is missing; ContentError if `expected.yaml` or a page is invalid
 */
export async function checkGuides(root: string, tokens: TokenValues, args: readonly string[]): Promise<GuideResults> {
  const expected = readExpected();
  const pages = listContentFiles(join(root, 'docs')).files.map((file) =>
    pathOf(file.slice(join(root, 'docs/').length)),
  );
  const needed = pages.filter((path) => path.startsWith(GUIDES));
  const chosen = choosePages('check:guides', args, [...new Set([...Object.keys(expected), ...needed])]);
  const problems: Problem[] = needed
    .filter((path) => expected[path] === undefined)
    .map((path) => ({ file: displayPath(fileOf(root, path)), message: `has no entry in ${EXPECTED_FILE}` }));
  const languages = new Set<string>();
  let [guides, runs] = [0, 0];
  const server = await startGuideServer();
  try {
    for (const path of chosen) {
      const promised = expected[path];
      if (!promised) continue;
      if (!pages.includes(path)) {
        const message = `${path}: ${displayPath(fileOf(root, path))} does not exist; ${nearestOrAvailable(path, needed)}`;
        problems.push({ file: EXPECTED_FILE, line: promised.line, message });
        continue;
      }
      for (const guide of readGuidesOf(root, path, tokens)) {
        problems.push(...(await server.run(guide, promised)));
        languages.add(guide.language);
        runs += 1;
      }
      guides += 1;
    }
  } finally {
    await server.close();
  }
  return { guides, languages: languages.size, runs, problems };
}

function pathOf(file: string): string {
  return file.replaceAll('\\', '/').replace(/\.mdx?$/, '');
}

function fileOf(root: string, path: string): string {
  const [mdx, md] = [join(root, 'docs', `${path}.mdx`), join(root, 'docs', `${path}.md`)];
  return existsSync(md) ? md : mdx;
}

/** Reads the guides of a page, by its path below `docs`. `change` changes the text of the page. */
export function readGuidesOf(
  root: string,
  path: string,
  tokens: TokenValues,
  change = (text: string) => text,
): Guide[] {
  const file = fileOf(root, path);
  const place = { file: displayPath(file), kind: 'doc', relativePath: file.slice(join(root, 'docs/').length) } as const;
  return readGuides(readContentPage(change(readUtf8(file)), place, tokens));
}
