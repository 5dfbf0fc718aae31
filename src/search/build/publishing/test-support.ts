import {
  startAlgoliaServer,
  type AlgoliaServer,
  type AlgoliaServerOptions,
} from '../../../../tools/algolia-server/server';
import type { PublishEnvironment } from '../publish-env';
import { validateRecords, type PublishRecord } from './validate-records';

/*
 * Shared by the tests of publishing: a mock of the provider, its environment and generated records.
 */

export const WRITE_KEY = 'write-key-0123456789abcdef';
export const LIVE = 'docs';

export interface Provider {
  readonly server: AlgoliaServer;
  readonly environment: PublishEnvironment;
  /** All logged lines. */
  readonly lines: string[];
  readonly log: (line: string) => void;
  /** Digests by record id; null when the index does not exist. */
  contents(index: string): Record<string, string> | null;
  temporaries(): string[];
}

export async function startProvider(
  options: AlgoliaServerOptions = {},
  environment: Partial<PublishEnvironment> = {},
): Promise<Provider> {
  const server = await startAlgoliaServer({ writeKey: WRITE_KEY, searchKey: 'search-key-0123', ...options });
  const lines: string[] = [];
  return {
    server,
    environment: {
      appId: 'TESTAPP',
      writeKey: WRITE_KEY,
      indexName: LIVE,
      host: { url: server.host, protocol: 'http' },
      writeTimeout: 30,
      allowShrink: false,
      ...environment,
    },
    lines,
    log: (line) => void lines.push(line),
    contents: (index) => {
      const records = server.store.get(index)?.records;
      return records
        ? Object.fromEntries(
            [...records.values()].map(({ objectID, internal }) => [
              objectID,
              (internal as { contentDigest: string }).contentDigest,
            ]),
          )
        : null;
    },
    temporaries: () => server.store.names().filter((name) => name.includes('_tmp_')),
  };
}

/** Records in the shape that the build writes; `edition` is part of every text. */
export function makeRecords(
  count: number,
  edition = 'first',
): { objectID: string; url: string; anchor: string | null; content: string }[] {
  return Array.from({ length: count }, (_, at) => {
    const anchor = at % 2 === 0 ? null : `part-${at}`;
    const path = `/docs/page-${Math.floor(at / 2)}${anchor === null ? '' : `#${anchor}`}`;
    return {
      objectID: path,
      url: `https://developers.example${path}`,
      anchor,
      content: `Text ${at} of the ${edition} edition.`,
    };
  });
}

/** Expected contents of an index after these records are published. */
export function digestsOf(records: unknown): Record<string, string> {
  return Object.fromEntries(
    validateRecords(records).map(({ objectID, internal }: PublishRecord) => [objectID, internal.contentDigest]),
  );
}

/** Creates a live index, as an earlier build would have left it, with a manual configuration. */
export function seedLive({ server }: Provider, records: readonly { objectID: string }[]): void {
  server.seed(LIVE, {
    records: validateRecords(records),
    settings: { hitsPerPage: 7, queryLanguages: ['en'], distinct: false, replicas: ['docs_by_date'] },
    rules: [{ objectID: 'rule-1', conditions: [{ pattern: 'sip' }] }],
    synonyms: [{ objectID: 'synonym-1', type: 'synonym', synonyms: ['room', 'meeting'] }],
  });
}
