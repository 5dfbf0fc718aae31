import { join } from 'node:path';
import { displayPath } from '../../src/site/build/source-text';
import { CURRENT_VERSION } from '../../src/site/config/docs-versions';
import { inDocsVersion } from '../../src/site/docs-addresses';
import { comparablePath } from '../../src/site/routes';
import { matchRedirect } from '../../src/site/redirects';
import type { ContentPage } from '../content-pages';
import { allowedWords } from '../content-rules/check-shape';
import type { PageKind } from '../content-rules/page-kinds';
import { GUIDES } from '../guides/expected';
import type { ScaffoldOptions } from './arguments';
import { expectedGuide, guideBody, planGuide, type GuidePlan } from './guide';
import { describeIndex } from './index-page';
import { kindOfDoc } from './kind-of-doc';
import { addToSidebar, describePlace, findPlace, neighborsOf } from './sidebar';
import { frontMatter, pageBody } from './skeleton';
import { ScaffoldError, type FileChange, type Scaffold, type ScaffoldProject } from './types';
import { checkTags, developShows, readPlannedPage } from './values';
import { insertKey } from './yaml-insert';

/**
 * A page of the docs: its file with all that its kind must have, its entry in a sidebar, for a new folder its kind, and
 * for a how-to what `check:guides` expects of it.
 *
 * @throws ScaffoldError if a value is invalid or the path is taken
 */
export function planDoc(path: string, title: string, options: ScaffoldOptions, project: ScaffoldProject): Scaffold {
  const id = path.replace(/^(?:\.?\/)?(?:content\/)?(?:docs\/)?/, '').replace(/\.mdx?$/, '');
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(id))
    throw new ScaffoldError(
      `PATH: found ${JSON.stringify(path)}; expected a path below content/docs that consists of letters, digits, ` +
        '- and _, with / between folders.',
    );
  checkTags(options.tags, project.known.docsTags, project);
  const file = join(project.root, 'docs', `${id}.mdx`);
  checkFree(id, project);
  const route = `/docs/${id.replace(/(?:^|\/)index$/, '')}`.replace(/\/$/, '');
  const address = inDocsVersion(route, CURRENT_VERSION);
  checkAddress(address, project);
  const { kind, change } = kindOfDoc({ id, route }, options.kind, project);
  const isGuide = id.startsWith(GUIDES) && kind.parts.includes('steps');
  const guide = planGuide(options, isGuide, project);
  const place = findPlace(id, options, project);
  const near = pagesNear(place ? neighborsOf(place) : [], route, project);
  const context = { route, kind, options, near, project };
  const text = frontMatter(title, context) + (guide ? guideBody(context, guide) : pageBody(context));
  readPlannedPage(text, { file: displayPath(file), kind: 'doc', relativePath: `${id}.mdx` }, project);
  const guides = project.guidesFile;
  const expected = guide && guides !== undefined ? addExpected(id, guide, guides, project) : undefined;
  return {
    changes: [
      { path: file, before: undefined, after: text },
      ...(place ? [addToSidebar(id, place, project)] : []),
      ...(change ? [change] : []),
      ...(expected ? [expected] : []),
    ],
    next: [
      ...(place ? [`It is in the sidebar ${describePlace(place)}.`, ...describeIndex(place.list, project)] : []),
      `It is a page of the kind "${kind.name}" (content/data/page-kinds.yaml)${lengthOf(kind, project)}.`,
      developShows(address, project),
      ...(expected
        ? [
            `npm run check:guides -- ${id.split('/').at(-1)} follows it. ` +
              (options.call === undefined
                ? 'It runs as it is: put your call in place of the example'
                : 'Put your values into the samples, print what the call changes') +
              `, and change the entry in ${displayPath(expected.path)} with it.`,
          ]
        : []),
    ],
  };
}

function addExpected(id: string, guide: GuidePlan, path: string, { read }: ScaffoldProject): FileChange {
  const before = read(path) ?? '';
  return { path, before, after: insertKey(before, id, expectedGuide(id, guide), { sorted: false, gap: true }) };
}

function lengthOf({ words, tableWords }: PageKind, { rules }: ScaffoldProject): string {
  if (!words) return '';
  const [least, most] = allowedWords(words, rules.limits.tolerance);
  return ` of ${words[0]} to ${words[1]} words${tableWords ? '' : ' outside of tables'}; allowed: ${least} to ${most}`;
}

function checkFree(id: string, { root, read }: ScaffoldProject): void {
  const taken = [`${id}.mdx`, `${id}.md`, `${id}/index.mdx`]
    .map((name) => join(root, 'docs', name))
    .find((path) => read(path) !== undefined);
  if (taken !== undefined)
    throw new ScaffoldError(`${displayPath(taken)} already exists and was not changed; choose another path.`);
}

function checkAddress(route: string, { pages, redirects }: ScaffoldProject): void {
  const owner = pages.find((page) => comparablePath(page.route) === comparablePath(route));
  if (owner)
    throw new ScaffoldError(`PATH: the address ${route} already belongs to ${owner.file}; choose another path.`);
  const moved = matchRedirect(route, redirects);
  if (moved)
    throw new ScaffoldError(
      `PATH: ${redirects.file} ${moved.status === 410 ? 'lists' : 'redirects'} the address ${route}` +
        `${moved.status === 410 ? ' as gone' : ` to ${moved.to}`}; choose another path, or remove the line.`,
    );
}

/** Pages to link to and to take tags from: those beside the new one, or any other docs. */
function pagesNear(ids: readonly string[], route: string, { pages }: ScaffoldProject): ContentPage[] {
  const docs = pages.filter(({ kind, frontMatter: { draft } }) => kind === 'doc' && draft !== true);
  const folder = route.slice(0, route.lastIndexOf('/') + 1);
  const beside = docs.filter((page) => page.route.startsWith(folder));
  const named = ids.flatMap((id) => docs.filter(({ file }) => file.endsWith(`/docs/${id}.mdx`)));
  return [...new Set([...named, ...beside, ...docs])];
}
