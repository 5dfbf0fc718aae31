import { join } from 'node:path';
import { nearestNames } from '../../src/site/build/nearest';
import { PAGE_KINDS_FILE, type PageKind } from '../content-rules/page-kinds';
import { ScaffoldError, type FileChange, type ScaffoldProject } from './types';
import { allowedNames } from './values';
import { insertIntoList } from './yaml-insert';

/**
 * Determines the kind of a new doc: by its address or, in a folder that no pattern matches, by the key that its author
 * gives. `change` then adds a pattern for the folder.
 *
 * @throws ScaffoldError if there is no such kind, or the address has another one
 */
export function kindOfDoc(
  { id, route }: { readonly id: string; readonly route: string },
  wanted: string | undefined,
  project: ScaffoldProject,
): { readonly kind: PageKind; readonly change: FileChange | undefined } {
  const { kinds, kindOf } = project.rules;
  const keys = kinds.map(({ key }) => key);
  if (wanted !== undefined && !keys.includes(wanted))
    throw new ScaffoldError(`--kind: found "${wanted}"; ${allowedNames(wanted, keys)}.`);
  const known = kindOf(route);
  if (known) {
    if (wanted !== undefined && known.key !== wanted)
      throw new ScaffoldError(
        `--kind: found "${wanted}", but ${route} is of the kind ${known.key} by content/${PAGE_KINDS_FILE}; ` +
          'leave the option out, or choose another path.',
      );
    return { kind: known, change: undefined };
  }
  const kind = kinds.find(({ key }) => key === wanted);
  if (kind) return { kind, change: addAddress(id, kind.key, project) };
  const folders = new Set(
    project.pages
      .filter((page) => page.kind === 'doc')
      .map(({ route: other }) => other.split('/').slice(2, -1).join('/')),
  );
  const [nearest] = nearestNames(id.split('/').slice(0, -1).join('/'), [...folders].filter(Boolean), 1);
  throw new ScaffoldError(
    `PATH: found "${id}", whose address ${route} matches no kind of page` +
      `${nearest ? `; nearest folder: ${nearest}` : ''}. For a new folder, choose a kind: --kind (allowed: ` +
      `${keys.join(', ')}; CONTRIBUTING.md shows what each must have).`,
  );
}

function addAddress(id: string, kind: string, { root, rules, read }: ScaffoldProject): FileChange {
  const path = join(root, PAGE_KINDS_FILE);
  const before = read(path) ?? '';
  const folder = id.split('/').slice(0, -1).join('/');
  const pattern = folder === '' ? `/docs/${id}` : `/docs/${folder}/.+`;
  const lastDoc = rules.addresses.findLastIndex((address) => address.path.startsWith('/docs'));
  const entry = `{ path: "${pattern}", kind: ${kind} }`;
  return { path, before, after: insertIntoList(before, ['addresses'], lastDoc, entry) };
}
