import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { listFiles } from '../../../src/output/build/list-files';

/** What the head of a built page says. */
export interface BuiltHead {
  /** Path of the file in the built site. */
  readonly file: string;
  readonly title: string;
  /** Contents of `meta` elements by name. */
  readonly metas: Readonly<Record<string, string>>;
  readonly canonical: string;
  /** Structured data as text, one block each. */
  readonly data: readonly string[];
}

/** Reads the heads of all pages of a folder: those files that have a canonical URL. */
export function readHeads(folder: string): BuiltHead[] {
  return listFiles(folder)
    .map((file) => file.replace(/^\//, ''))
    .filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file) && file !== '404/index.html')
    .map((file) => readHead(file, readFileSync(join(folder, file), 'utf8')))
    .filter(({ canonical }) => canonical !== '');
}

function readHead(file: string, html: string): BuiltHead {
  const head = {
    file,
    title: '',
    metas: {} as Record<string, string>,
    canonical: '',
    data: [] as string[],
  };
  let open: 'title' | 'data' | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && attributes.name) head.metas[attributes.name] = attributes.content ?? '';
      if (name === 'link' && attributes.rel === 'canonical') head.canonical = attributes.href ?? '';
      if (name === 'title' && head.title === '') open = 'title';
      if (name === 'script' && attributes.type === 'application/ld+json') open = 'data';
      text = '';
    },
    ontext(part) {
      text += part;
    },
    onclosetag(name) {
      if (open === 'title' && name === 'title') head.title = text;
      if (open === 'data' && name === 'script') head.data.push(text);
      open = undefined;
    },
  });
  parser.write(html);
  parser.end();
  return head;
}
