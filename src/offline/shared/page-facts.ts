import { kindOf } from './requests';

/** What a page's HTML says about itself. */
export interface PageFacts {
  readonly title: string;
  /** Path without base path, as Gatsby knows it; that of the not-found page if the host has no such page. */
  readonly path: string;
  /** Identifies the scripts of the page's release. */
  readonly compilationHash: string;
  /** Paths of the files with digests in their names that the page refers to. */
  readonly files: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Reads a page of this site; undefined for any other HTML. */
export function readPageFacts(html: string, baseUrl: string): PageFacts | undefined {
  const path = /<meta name="page-path" content="([^"]*)"/.exec(html)?.[1];
  const compilationHash = /"compilationHash":"([^"]*)"/.exec(html)?.[1];
  if (path === undefined || compilationHash === undefined) return undefined;
  const paths = [...html.matchAll(/["\s,(](\/[^"\s,?#()\\<>]+)/g)].map(([, found = '']) => found);
  return {
    title: decode(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    path: decode(path),
    compilationHash,
    files: [...new Set(paths)].filter((found) => kindOf(found, baseUrl, false) === 'file'),
  };
}

function decode(text: string): string {
  return text.replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
