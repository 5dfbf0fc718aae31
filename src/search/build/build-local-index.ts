import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import { packCatalogue } from '../shared/engine/catalogue';
import { FIELDS, INDEX_OPTIONS, toIndexedDocument, type IndexedDocument } from '../shared/engine/fields';
import { packTerms } from '../shared/engine/pack-terms';
import {
  INDEX_FORMAT,
  MANIFEST_NAME,
  type EntryText,
  type IndexManifest,
  type PackedIndex,
  type TextShard,
} from '../shared/engine/packed-index';
import { siteLanguage } from '../../site/config/language';
import { useStemmer } from '../shared/engine/words';
import { searchedTags } from '../shared/facets';
import { stemmerOf } from './stemmers';
import type { SearchRecord } from '../shared/record';

/** A file of the local index: its name inside the index folder and its JSON. */
export interface IndexFile {
  readonly name: string;
  readonly content: string;
}

/** Target size of a shard's text in characters; compressed to about a third for transfer. */
const SHARD_CHARACTERS = 16_000;

/**
 * Builds the files of the local engine: the manifest, the index and the texts in shards. All names except that of the
 * manifest contain a digest of the content, so that the files can be cached forever. Records that the hosted engine
 * would filter out, such as docs of other versions, are not included.
 */
export function buildLocalIndex(allRecords: readonly SearchRecord[], version?: string): IndexFile[] {
  useStemmer(stemmerOf(siteLanguage));
  const tags = searchedTags(version);
  const records = allRecords.filter((record) => tags.includes(record.docusaurus_tag));
  const shards = splitIntoShards(records).map(({ start, texts }) => ({ start, file: toIndexFile('text', texts) }));
  const index: PackedIndex = {
    format: INDEX_FORMAT,
    catalogue: packCatalogue(records),
    terms: packTerms(fillIndex(records).toJSON(), FIELDS.length),
    shards: shards.map(({ start, file }) => [file.name, start] as const),
  };
  const indexFile = toIndexFile('index', index);
  const manifest: IndexManifest = { index: indexFile.name };
  return [{ name: MANIFEST_NAME, content: JSON.stringify(manifest) }, indexFile, ...shards.map(({ file }) => file)];
}

function fillIndex(records: readonly SearchRecord[]): MiniSearch<IndexedDocument> {
  const index = new MiniSearch<IndexedDocument>(INDEX_OPTIONS);
  index.addAll(records.map(toIndexedDocument));
  return index;
}

/** A shard contains whole pages, unless a page alone is larger than a shard. */
function splitIntoShards(records: readonly SearchRecord[]): { start: number; texts: TextShard }[] {
  const shards: { start: number; texts: EntryText[]; size: number }[] = [];
  records.forEach(({ content, code, type }, entry) => {
    const size = (content?.length ?? 0) + (code?.length ?? 0);
    const current = shards.at(-1);
    const isFull = current && (type === 'lvl1' ? current.size > SHARD_CHARACTERS / 2 : current.size > SHARD_CHARACTERS);
    if (!current || isFull) shards.push({ start: entry, texts: [[content, code]], size });
    else {
      current.texts.push([content, code]);
      current.size += size;
    }
  });
  return shards;
}

function toIndexFile(kind: string, value: unknown): IndexFile {
  const content = JSON.stringify(value);
  return { name: `${kind}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.json`, content };
}
