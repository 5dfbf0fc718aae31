import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOperations } from '../../../reference/build/read-operations';
import { readSdkTypes } from '../../../reference/build/types/sdk-types';
import { env } from '../../../site/build/env';
import { digestOf, type KeptValues } from '../../../site/build/remember';
import { displayPath, readUtf8 } from '../../../site/build/source-text';
import { product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import type { Problem } from '../../../site/problems';
import { routes } from '../../../site/routes';
import { tokenValues } from '../../../site/tokens';
import { createCheckServices } from '../compiler/compile-services';
import { areCurrent, createFileResolver, type FileRead } from '../compiler/resolve-files';
import { readConcepts } from '../concepts/read-concepts';
import { readGlossary } from '../glossary/read-glossary';
import { readDataFile } from '../files/data';
import { bodyOf } from '../files/front-matter';
import { listContentFiles } from '../files/list-content-files';
import { kindOf, readContent } from '../files/scan';
import type { BlogPostFields } from '../types/blog-post';
import type { DocFields } from '../types/doc';
import type { CompileInput } from '../tree/to-markup';
import type { PageFields } from '../types/page';
import { checkIndexes } from './check-indexes';
import { linksOfYaml, readDataLinks } from './data-links';
import { barePath, findBroken, type KnownAddresses, type KnownPage } from './find-broken';
import { generatedFiles } from './generated-files';
import { readBody, type BodyFacts, type SourceLink } from './page-links';
import { planSite, type PlannedSite, type SourceFields } from './planned-pages';

export type { KnownAddresses };

/** The content as its files have it. */
interface SourceSite {
  readonly addresses: KnownAddresses;
  readonly planned: PlannedSite;
  /** Problems of the bodies, and of links of pages and data files. */
  readonly problems: readonly Problem[];
  /** Pages of categories that do not link what is below them, which does not keep a site from being built. */
  readonly unlinked: readonly Problem[];
  readonly warnings: readonly Problem[];
}

interface ReadFile {
  /** Changes with the file and with everything that all pages can show. */
  readonly state: string;
  readonly reads: readonly FileRead[];
  readonly read: ReturnType<typeof readContent>;
  readonly body: BodyFacts;
  readonly frontMatterLinks: readonly SourceLink[];
  readonly warnings: readonly Problem[];
}

/** What checking a body without problems has found, in a form that can be kept. */
export interface KeptBody extends Pick<ReadFile, 'reads' | 'warnings'> {
  readonly links: readonly SourceLink[];
  readonly ids: readonly string[];
}

type KeptBodies = Pick<KeptValues<KeptBody>, 'find' | 'add'>;

/** Checks content on its files, without a build. Reads only files again that have changed, so keep it. */
export interface SourceChecker {
  /** Checks all files. A file whose front matter has problems is left out: the scan reports it. */
  readonly check: () => Promise<SourceSite>;
}

/**
 * Creates the checker of bodies, links and headings of all content and data files.
 *
 * @param kept what an earlier run with the same code and configuration has found
 */
export function createSourceChecker(kept?: KeptBodies): SourceChecker {
  const known = new Map<string, ReadFile>();
  const readFile = async (path: string): Promise<ReadFile | undefined> => {
    const kind = kindOf(path);
    // It may have been removed after it was listed.
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!kind || !stats) return undefined;
    const version = kind.type === 'doc' ? kind.version.name : undefined;
    const shown = [readOperations(version), readSdkTypes(version), readGlossary(), readConcepts()].map(
      ({ digest }) => digest,
    );
    const state = [stats.mtimeMs, ...shown].join(':');
    const before = known.get(path);
    // What a body with problems needs, such as a picture, may be there now.
    if (before?.state === state && before.body.problems.length === 0 && areCurrent(before.reads, { publishes: false }))
      return before;
    const file = await readSource(path, { state, shown }, kept);
    known.set(path, file);
    return file;
  };
  return {
    check: async () => {
      const files: ReadFile[] = [];
      for (const path of listContentFiles(env.contentRoot).files) {
        const file = await readFile(path);
        if (file) files.push(file);
      }
      return toSite(files);
    },
  };
}

async function readSource(
  path: string,
  { state, shown }: { readonly state: string; readonly shown: readonly string[] },
  kept: KeptBodies | undefined,
): Promise<ReadFile> {
  const kind = kindOf(path);
  if (!kind) throw new Error(`${path} is not a content file.`);
  const warnings: Problem[] = [];
  const read = readContent(path, kind, (warning) => void warnings.push(toProblem(warning)));
  const { fields } = read;
  if (!fields) return { state, read, body: NO_BODY, reads: [], frontMatterLinks: [], warnings };
  const text = readUtf8(path);
  const file = displayPath(path);
  const { frontMatter, body } = bodyOf(text);
  const { bodyOffset, title, foldLevel } = fields;
  const input = { body, absolutePath: path, file, bodyOffset, title, path: fields.path, foldLevel };
  const version = kind.type === 'doc' ? kind.version.name : undefined;
  const digest = digestOf(JSON.stringify([input, version, shown]));
  const found = kept?.find(digest);
  const isCurrent = found && areCurrent(found.reads, { publishes: false });
  const checked = isCurrent ? fromKept(found) : await checkBody(input, version);
  if (!isCurrent && checked.body.problems.length === 0) kept?.add(digest, toKept(checked));
  return {
    state,
    read,
    body: checked.body,
    reads: checked.reads,
    frontMatterLinks: linksOfYaml(frontMatter, file, tokenValues(product), 2),
    warnings: [...warnings, ...checked.warnings],
  };
}

type CheckedBody = Pick<ReadFile, 'body' | 'reads' | 'warnings'>;

async function checkBody(input: CompileInput, version: string | undefined): Promise<CheckedBody> {
  const warnings: Problem[] = [];
  const resolver = createFileResolver({ publishes: false });
  const services = createCheckServices(resolver, (warning) => void warnings.push(toProblem(warning)), version);
  return { body: await readBody(input, services), reads: resolver.reads, warnings };
}

function toKept({ body: { links, ids }, reads, warnings }: CheckedBody): KeptBody {
  return { links, ids: [...ids], reads, warnings };
}

function fromKept({ links, ids, reads, warnings }: KeptBody): CheckedBody {
  return { body: { links, ids: new Set(ids), problems: [] }, reads, warnings };
}

const NO_BODY: BodyFacts = { links: [], ids: new Set(), problems: [] };

/** Warnings of the compiler begin with file, line and column. */
function toProblem(warning: string): Problem {
  const [, file = '', line = '', message = ''] = /^(\S+?):(\d+)(?::\d+)? (.*)$/s.exec(warning) ?? [];
  return file === '' ? { file: 'content', message: warning } : { file, line: Number(line), message };
}

function toSite(files: readonly ReadFile[]): SourceSite {
  const fieldsOf = <Fields>(type: ReadFile['read']['type']): Fields[] =>
    files.flatMap(({ read }) => (read.type === type && read.fields ? [read.fields as Fields] : []));
  const fields: SourceFields = {
    docs: fieldsOf<DocFields>('doc'),
    posts: fieldsOf<BlogPostFields>('blog-post'),
    pages: fieldsOf<PageFields>('page'),
  };
  const planned = planSite(fields);
  const addresses = toAddresses(files, planned);
  const problems = files.flatMap(({ read, body, frontMatterLinks }) => [
    ...body.problems,
    ...(read.fields ? findBroken([...frontMatterLinks, ...body.links], read.fields.path, addresses) : []),
  ]);
  return {
    addresses,
    planned,
    problems: [...problems, ...findBroken(readDataLinks(tokenValues(product)), routes.home(), addresses)],
    unlinked: findUnlinked(files, planned, addresses),
    warnings: files.flatMap(({ warnings }) => warnings),
  };
}

function findUnlinked(files: readonly ReadFile[], { versions }: PlannedSite, addresses: KnownAddresses): Problem[] {
  const pages = files.flatMap(({ read: { fields }, body }) =>
    fields && !fields.draft && body.problems.length === 0
      ? [
          [
            barePath(fields.path),
            { file: displayPath(join(env.contentRoot, fields.sourcePath)), path: fields.path, links: body.links },
          ] as const,
        ]
      : [],
  );
  const sidebars = versions.flatMap(({ builtSidebars }) => [...builtSidebars.values()]);
  return checkIndexes(sidebars, new Map(pages), addresses);
}

/** Ids that the views give to what they add to a text. The landing page has many, so that its ids are not known. */
const IDS_OF_POSTS = ['related-posts'];
const IDS_OF_RELEASE_NOTES = ['api-changes'];

function toAddresses(files: readonly ReadFile[], { pages: planned }: PlannedSite): KnownAddresses {
  const pages = new Map<string, KnownPage>(
    [routes.search(), routes.notFound()].map((path) => [path, { ids: undefined }]),
  );
  const published = new Set(planned.map(({ path }) => barePath(path)));
  for (const path of published) pages.set(path, { ids: undefined });
  for (const { read, body } of files) {
    if (!read.fields) continue;
    const path = barePath(read.fields.path);
    const hidden = published.has(path) ? undefined : read.fields.draft ? 'a draft' : 'a post of a later day';
    const isKnown = body.problems.length === 0 && path !== routes.home();
    const ids = read.type === 'blog-post' ? new Set([...body.ids, ...IDS_OF_POSTS]) : body.ids;
    pages.set(path, { ids: isKnown ? ids : undefined, hidden });
  }
  const months = (readDataFile('release-notes.yaml') ?? []).map(({ month }) => month);
  const idsOfNotes = new Set([...months, ...IDS_OF_RELEASE_NOTES]);
  if (pages.has(routes.releaseNotes())) pages.set(routes.releaseNotes(), { ids: idsOfNotes });
  const generated = generatedFiles([...pages.keys()]);
  return {
    pages,
    hasFile: (path) => generated.has(path) || isFile(join(resolve('static'), path)),
    baseUrl: siteConfig.baseUrl,
    siteUrl: siteConfig.url,
  };
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
