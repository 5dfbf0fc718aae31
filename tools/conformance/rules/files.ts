import type { Check } from '../check';
import { sample, type Site } from '../site';

/** Number of files of each kind. */
const OF_EACH_KIND = 3;
/** Number of pages and files that are requested in several encodings. */
const IN_ENCODINGS = 8;

/** Files of every kind, with their headers. */
export function fileChecks(site: Site): Check[] {
  return oneOfEachKind(site).map((file) => ({
    rule: `a file (${kindOf(file)})`,
    target: site.base.slice(0, -1) + encodeURI(file),
    statuses: [200],
    headers: site.headersOf(file),
    body: site.read(file),
    encodings: [''],
  }));
}

/** What a host sends to readers who accept compressed files, of those that have compressed copies. */
export function encodingChecks(site: Site): Check[] {
  const hasCopies = (file: string): boolean => site.has(`${file}.br`) && site.has(`${file}.gz`);
  const pages = site.pages.map((page) => ({ target: page, file: `${page === '/' ? '' : page}/index.html` }));
  const files = oneOfEachKind(site).map((file) => ({ target: encodeURI(file), file }));
  return [pages, files]
    .flatMap((some) =>
      sample(
        some.filter(({ file }) => hasCopies(file)),
        IN_ENCODINGS,
      ),
    )
    .flatMap(({ target, file }) =>
      Object.entries({ 'gzip, deflate, br, zstd': 'br', gzip: 'gzip', identity: '' }).map(([accepted, encoding]) => ({
        rule: `accept-encoding: ${accepted}`,
        target: site.base.slice(0, -1) + target,
        sends: { 'accept-encoding': accepted },
        statuses: [200],
        headers: { ...site.headersOf(file), vary: /accept-encoding/i },
        body: site.read(file),
        encodings: [encoding],
      })),
    );
}

function oneOfEachKind(site: Site): string[] {
  const kinds = new Map<string, string[]>();
  for (const file of site.files.filter((path) => !path.endsWith('.html')))
    kinds.set(kindOf(file), [...(kinds.get(kindOf(file)) ?? []), file]);
  return [...kinds.values()].flatMap((files) => sample(files, OF_EACH_KIND));
}

/** Folder and extension of a file. */
function kindOf(file: string): string {
  return `${/^\/([^/]+)\//.exec(file)?.[1] ?? ''}/*${/\.[^./]+$/.exec(file)?.[0] ?? ''}`;
}
