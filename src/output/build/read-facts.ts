import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { startProcesses } from '../../site/build/processes';
import { digestOf, recallEach } from '../../site/build/remember';
import { deriveFacts, type FileFacts } from './derive-facts';
import type * as DeriveFacts from './derive-facts';

const FILES_AT_ONCE = 50;
/** Up to so many files, starting processes takes longer than what they save. */
const FEW_FILES = 300;

type Derived<Kind extends keyof FileFacts> = [digest: string, facts: FileFacts[Kind]];

/**
 * Returns the facts of each file, in this order: those of the previous build, or new ones, which several processes
 * derive if there are many.
 *
 * @param files paths
 */
export async function readFacts<Kind extends keyof FileFacts>(
  kind: Kind,
  files: readonly string[],
): Promise<FileFacts[Kind][]> {
  const kept = recallEach<FileFacts[Kind]>(`facts-of-${kind}`);
  const known = files.map((file) => (kept.isEmpty ? undefined : kept.find(digestOf(readFileSync(file)))));
  const derived = await derive(
    kind,
    files.filter((_, index) => known[index] === undefined),
  );
  const added = derived.map(([digest, facts]) => kept.add(digest, facts)).values();
  kept.save();
  return known.map((facts) => facts ?? (added.next().value as FileFacts[Kind]));
}

async function derive<Kind extends keyof FileFacts>(kind: Kind, files: readonly string[]): Promise<Derived<Kind>[]> {
  // Parsed here in both cases: equal facts, whoever has derived them.
  const parse = (json: string): Derived<Kind>[] => JSON.parse(json) as Derived<Kind>[];
  if (files.length <= FEW_FILES) return parse(deriveFacts(kind, files));
  const processes = startProcesses<typeof DeriveFacts>(
    'src/output/build/derive-facts.ts',
    ['deriveFacts'],
    availableParallelism(),
  );
  try {
    const batches = Array.from({ length: Math.ceil(files.length / FILES_AT_ONCE) }, (_, index) =>
      files.slice(index * FILES_AT_ONCE, (index + 1) * FILES_AT_ONCE),
    );
    return (await Promise.all(batches.map((batch) => processes.deriveFacts(kind, batch)))).flatMap(parse);
  } finally {
    await processes.end();
  }
}
