import type { SearchArea } from './areas';
import { extractIdentifiers, mentions, namesIn } from './identifiers';
import { MAX_RECORD_BYTES, recordBytes } from './record-size';
import { toHierarchy, type RecordType, type SearchRecord } from '../shared/record';
import type { ContentSection } from '../../content/shared/tree/types';
import { siteLanguage } from '../../site/config/language';
import { absoluteUrl, type RoutePath } from '../../site/routes';
import { splitInHalf } from './split-text';

/** A page as search needs it, with fields that every content type has. */
export interface SearchablePage {
  readonly area: SearchArea;
  readonly title: string;
  /** Path from the site's root, without the base path. */
  readonly path: RoutePath;
  readonly description: string;
  readonly sections: readonly ContentSection[];
  /** Labels of the tags, and the keywords of the page: what readers may call its subject. */
  readonly tags: readonly string[];
  /** Name of the docs version; null outside the docs. */
  readonly version: string | null;
  /** Value of the meta tag `docsearch:docusaurus_tag` in the page's head. */
  readonly docusaurusTag: string;
  /** Inline code and code blocks, as written on the page. */
  readonly codeIdentifiers: readonly string[];
}

export interface RecordSite {
  /** Protocol and host. */
  readonly siteUrl: string;
  readonly baseUrl: string;
}

/**
 * Turns pages into records, one per section. Text that does not fit into one record is continued in further records.
 *
 * @throws Error naming the section, if two records have the same id or a section's titles alone are too large.
 */
export function buildRecords(pages: readonly SearchablePage[], site: RecordSite): SearchRecord[] {
  const records = pages.flatMap((page) => pageRecords(page, site));
  const seen = new Set<string>();
  for (const { objectID } of records) {
    if (seen.has(objectID))
      throw new Error(`${objectID}: two search records have this id; each heading of a page needs a unique id`);
    seen.add(objectID);
  }
  return records;
}

function pageRecords(page: SearchablePage, site: RecordSite): SearchRecord[] {
  const names = [...new Set(page.codeIdentifiers.flatMap(extractIdentifiers))];
  const records: SearchRecord[] = [];
  for (const section of withIntro(page)) {
    const text = section.anchor === null ? withDescription(page.description, section.text) : section.text;
    const body = { text, code: section.code };
    const start = records.length;
    const makeRecord: MakeRecord = (part, index) =>
      toRecord(page, section, site, { ...part, index, position: start + index, names });
    const bodies = fittingBodies(body, makeRecord);
    if (bodies === undefined)
      throw new Error(
        `${page.path}${suffixOf(section)}: the titles of this section alone exceed ${MAX_RECORD_BYTES} bytes`,
      );
    records.push(...bodies.map(makeRecord));
  }
  return records;
}

/** A page that starts with a heading gets a section before it, which contains just the description. */
function withIntro({ title, sections }: SearchablePage): readonly ContentSection[] {
  return sections[0]?.anchor === null
    ? sections
    : [{ anchor: null, depth: 1, hierarchy: [title], text: '', code: '' }, ...sections];
}

/** Puts the description in front of the text, unless the text already starts with it. */
function withDescription(description: string, text: string): string {
  const start = description.replace(/\s*…$/, '');
  return text.startsWith(start) ? text : [description, text].filter(Boolean).join('\n');
}

type Body = Pick<ContentSection, 'text' | 'code'>;
type MakeRecord = (body: Body, index: number) => SearchRecord;

/** Index used to estimate the size of later parts, because it has the longest possible id. */
const LAST_INDEX = 99;

/** Halves text and code until each record is small enough. Undefined if even a record without them is too large. */
function fittingBodies(body: Body, makeRecord: MakeRecord, index = 0): Body[] | undefined {
  if (recordBytes(makeRecord(body, index)) <= MAX_RECORD_BYTES) return [body];
  if (body.text.length + body.code.length < 2) return undefined;
  const [text, laterText] = splitInHalf(body.text);
  const [code, laterCode] = splitInHalf(body.code);
  const first = fittingBodies({ text, code }, makeRecord, index);
  const rest = first && fittingBodies({ text: laterText, code: laterCode }, makeRecord, LAST_INDEX);
  return rest && [...first, ...rest];
}

function suffixOf({ anchor }: ContentSection): string {
  return anchor === null ? '' : `#${anchor}`;
}

interface Part extends Body {
  readonly index: number;
  readonly position: number;
  readonly names: readonly string[];
}

function toRecord(page: SearchablePage, section: ContentSection, site: RecordSite, part: Part): SearchRecord {
  const level = Math.min(section.hierarchy.length, 6);
  const first = part.index === 0;
  const suffix = suffixOf(section);
  const url = absoluteUrl(site.siteUrl, site.baseUrl, page.path);
  const heading = section.hierarchy.at(-1) ?? '';
  const ownText = [first ? heading : '', part.text, part.code].join('\n');
  return {
    objectID: `${page.path}${suffix}${first ? '' : `~${part.index + 1}`}`,
    hierarchy: toHierarchy(page.area.label, section.hierarchy),
    content: part.text || null,
    code: part.code || null,
    type: first ? (`lvl${level}` as RecordType) : 'content',
    url: `${url}${suffix}`,
    url_without_anchor: url,
    anchor: section.anchor,
    language: siteLanguage,
    version: page.version,
    docusaurus_tag: page.docusaurusTag,
    tags: page.tags,
    identifiers: [
      ...new Set([...(first ? namesIn(heading) : []), ...part.names.filter((name) => mentions(ownText, name))]),
    ],
    weight: { page_rank: page.area.rank, level: 110 - level * 10, position: part.position },
  };
}
