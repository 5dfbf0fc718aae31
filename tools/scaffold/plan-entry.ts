import { join } from 'node:path';
import { displayPath } from '../../src/site/build/source-text';
import { blank } from '../content-rules/check-blanks';
import { ScaffoldError, type Scaffold, type ScaffoldProject } from './types';
import { quoted } from './values';
import { insertKey } from './yaml-insert';

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An author of posts, with a page. */
export function planAuthor(key: string, name: string, project: ScaffoldProject): Scaffold {
  return planEntry('authors.yaml', key, project, {
    known: project.known.authors,
    lines: [
      `name: ${quoted(name, 'NAME')}`,
      `title: "${blank('what the author works on, in a few words')}"`,
      `description: "${blank('one or two sentences for the author’s page')}"`,
      'page: true',
    ],
    sorted: false,
    use: `Posts name the author: authors: [${key}]`,
  });
}

/** A tag of docs or posts. */
export function planTag(area: string, key: string, label: string, project: ScaffoldProject): Scaffold {
  if (area !== 'docs' && area !== 'blog')
    throw new ScaffoldError(`tag: found ${JSON.stringify(area)}; expected docs or blog.`);
  return planEntry(`${area}-tags.yaml`, key, project, {
    known: area === 'docs' ? project.known.docsTags : project.known.blogTags,
    lines: [
      `label: ${quoted(label, 'LABEL')}`,
      `description: "${blank('what the pages with this tag are about, in a sentence')}"`,
    ],
    sorted: true,
    use: `Pages name the tag: tags: [${key}, …]`,
  });
}

function planEntry(
  name: string,
  key: string,
  { root, read }: ScaffoldProject,
  {
    known,
    lines,
    sorted,
    use,
  }: {
    readonly known: ReadonlySet<string>;
    readonly lines: readonly string[];
    readonly sorted: boolean;
    readonly use: string;
  },
): Scaffold {
  const path = join(root, 'data', name);
  if (!KEY.test(key))
    throw new ScaffoldError(
      `KEY: found ${JSON.stringify(key)}; expected lower-case letters and digits, with - between words.`,
    );
  if (known.has(key))
    throw new ScaffoldError(
      `KEY: found ${JSON.stringify(key)}, which already exists in ${displayPath(path)}; ` +
        `existing keys: ${[...known].join(', ')}.`,
    );
  const before = read(path);
  const entry = `${key}:\n${lines.map((line) => `  ${line}\n`).join('')}`;
  const after = insertKey(before ?? '', key, entry, { sorted, gap: false });
  return { changes: [{ path, before, after }], next: [use] };
}
