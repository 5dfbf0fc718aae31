import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { docPath, postPath } from '../../src/content/build/files/file-path';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import { CURRENT_VERSION } from '../../src/site/config/docs-versions';
import { product } from '../../src/site/config/product';
import { pathOfVersion } from '../../src/site/docs-addresses';
import { toKebab } from '../../src/site/slug';
import { expandTokens, tokenValues } from '../../src/site/tokens';
import { UsageError } from '../command-line';
import { EXPECTED_FILE, GUIDES } from '../guides/expected';

/** What has been written: texts by path, and what its author has to know. */
export interface Created {
  readonly files: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
}

interface Place {
  /** Content root. */
  readonly root: string;
  /** Today as `2025-03-05`. */
  readonly day: string;
}

type Plan = (values: readonly string[], place: Place) => Created;

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What can be created, with the names of its values. */
const KINDS: Readonly<Record<string, { readonly values: readonly string[]; readonly plan: Plan }>> = {
  doc: { values: ['PATH', 'TITLE'], plan: ([path = '', title = ''], place) => planDoc('doc', path, title, place) },
  'how-to': {
    values: ['NAME', 'TITLE'],
    plan: ([name = '', title = ''], place) => planDoc('how-to', `${GUIDES}${name}`, title, place),
  },
  post: { values: ['TITLE'], plan: planPost },
  author: {
    values: ['KEY', 'NAME'],
    plan: ([key = '', name = ''], { root }) => planEntry('author', join(root, 'data/authors.yaml'), key, name),
  },
  tag: { values: ['docs|blog', 'KEY', 'LABEL'], plan: planTag },
};

/**
 * Creates a page, an author or a tag from its template, with blanks to fill.
 *
 * @throws UsageError before anything has been written
 */
export function create([kind = '', ...values]: readonly string[], place: Place): Created {
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!known) throw new UsageError(`Found ${JSON.stringify(kind)}; expected ${Object.keys(KINDS).join(', ')}.`);
  if (values.length !== known.values.length || values.some((value) => value.trim() === ''))
    throw new UsageError(`Expected ${kind} ${known.values.join(' ')}; quote a text with spaces.`);
  const created = known.plan(values, place);
  for (const [file, text] of created.files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return created;
}

/** A template with values in place of names in brackets. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join('tools/scaffold/templates', template), 'utf8');
  return text.replace(/\[(\w+)\]/g, (found, name: string) => values[name] ?? found);
}

function planDoc(template: 'doc' | 'how-to', path: string, title: string, { root }: Place): Created {
  const id = path.replace(/^(?:\.?\/)?(?:content\/)?(?:docs\/)?/, '').replace(/\.mdx?$/, '');
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(id))
    throw new UsageError(`Found ${JSON.stringify(path)}; expected a path below content/docs, such as rest/page.`);
  const file = newFile(join(root, 'docs', `${id}.mdx`));
  const files = new Map([[file, fill(`${template}.mdx`, { title: JSON.stringify(title) })]]);
  const own = join(root, 'data/sidebars-current.yaml');
  const sidebars = existsSync(own) ? own : join(root, 'data/sidebars.yaml');
  const entry = `- { type: doc, id: ${id} }`;
  const placed = existsSync(sidebars) ? addBesideOthers(readUtf8(sidebars), entry, dirname(id)) : undefined;
  if (placed !== undefined) files.set(sidebars, placed);
  if (template === 'how-to' && existsSync(EXPECTED_FILE))
    files.set(EXPECTED_FILE, `${readUtf8(EXPECTED_FILE)}\n${fill('expected.yaml', { id })}`);
  const notes = [`Its address is ${docPath(`${id}.mdx`, undefined, pathOfVersion(CURRENT_VERSION) ?? '')}.`];
  if (placed === undefined)
    notes.push(`No sidebar has another page of its folder: add ${entry} to ${displayPath(sidebars)}.`);
  if (template === 'how-to')
    notes.push(`Its samples run: npm run check:guides -- ${id}. Change ${EXPECTED_FILE} with them.`);
  return { files, notes };
}

/** The text of sidebars with a line below the last doc of a folder; undefined if there is none. */
function addBesideOthers(text: string, entry: string, folder: string): string | undefined {
  const beside = new RegExp(`^( *)- \\{ type: doc, id: ${folder}/[^/ ]+ \\}.*$`, 'gm');
  const last = [...text.matchAll(beside)].at(-1);
  if (!last) return undefined;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${last[1]}${entry}${text.slice(end)}`;
}

function planPost([title = '']: readonly string[], { root, day }: Place): Created {
  const name = `${day}-${toKebab(expandTokens(title, tokenValues(product)))}.mdx`;
  const file = newFile(join(root, 'blog', name));
  const text = fill('post.mdx', { title: JSON.stringify(title), day });
  return { files: new Map([[file, text]]), notes: [`Its address is ${postPath(name, undefined)}.`] };
}

function planTag([area = '', key = '', label = '']: readonly string[], { root }: Place): Created {
  if (!/^(?:docs|blog)$/.test(area)) throw new UsageError(`Found ${JSON.stringify(area)}; expected docs or blog.`);
  return planEntry('tag', join(root, `data/${area}-tags.yaml`), key, label);
}

/** An entry of a data file: a tag in the order of the alphabet, an author at the end. */
function planEntry(template: 'author' | 'tag', file: string, key: string, title: string): Created {
  if (!KEY.test(key))
    throw new UsageError(`Found the key ${JSON.stringify(key)}; expected lower-case letters, digits and -.`);
  const text = existsSync(file) ? readUtf8(file) : '';
  const keys = [...text.matchAll(/^([a-z0-9-]+):/gm)];
  if (keys.some(([, known]) => known === key)) throw new UsageError(`${displayPath(file)} has ${key} already.`);
  const later = template === 'tag' ? keys.find(([, known = '']) => known > key) : undefined;
  const at = later?.index ?? text.length;
  const entry = fill(`${template}.yaml`, { key, title: JSON.stringify(title) });
  return { files: new Map([[file, text.slice(0, at) + entry + text.slice(at)]]), notes: [] };
}

function newFile(file: string): string {
  if (existsSync(file) || existsSync(file.replace(/x$/, '')) || existsSync(file.replace(/\.mdx$/, '/index.mdx')))
    throw new UsageError(`${displayPath(file)} already exists; choose another name.`);
  return file;
}
