import Validator from '@adobe/structured-data-validator';
import type { CheckResult } from '../check-result';
import { readHeads, type BuiltHead } from './head-data';
import { shapeProblems } from './schema-shapes';

interface Block {
  readonly file: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/**
 * Checks the structured data of all pages: each has some, all of it is JSON with absolute URLs, it has the shapes that
 * schema.org defines, and what search engines require of those kinds that they show.
 */
export async function checkStructuredData(folder: string): Promise<CheckResult> {
  const heads = readHeads(folder);
  const problems = heads
    .filter(({ data }) => data.length === 0)
    .map(({ file }) => `${file} has no structured data; allowed: at least one block`);
  const blocks = heads.flatMap((head) => parse(head, problems));
  for (const { file, value } of blocks)
    for (const [, key, address] of JSON.stringify(value).matchAll(/"(url|@id|item|image)":"([^"]*)"/g))
      if (!/^https?:\/\/[^/]+\//.test(address ?? ''))
        problems.push(`${file} has the ${key} "${address}" in its structured data; allowed: absolute URLs`);
  problems.push(...danglingIds(blocks), ...(await requirements(blocks)), ...shapeProblems(blocks));
  return { checked: `${blocks.length} blocks of structured data on ${heads.length} pages`, problems };
}

function parse({ file, data }: BuiltHead, problems: string[]): Block[] {
  return data.flatMap((text) => {
    try {
      const value = JSON.parse(text) as Block['value'];
      if (value['@context'] !== 'https://schema.org' || typeof value['@type'] !== 'string')
        throw new Error('it needs the context https://schema.org and a type');
      return [{ file, value }];
    } catch (error) {
      problems.push(`${file} has invalid structured data: ${(error as Error).message}`);
      return [];
    }
  });
}

/** Ids to which pages refer as a whole, but which no page describes. */
function danglingIds(blocks: readonly Block[]): string[] {
  const described = new Set<unknown>();
  const references = new Map<unknown, string>();
  const walk = (value: unknown, file: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('@id' in value) {
      if ('@type' in value) described.add(value['@id']);
      else if (!references.has(value['@id'])) references.set(value['@id'], file);
    }
    for (const inner of Object.values(value)) walk(inner, file);
  };
  for (const { file, value } of blocks) walk(value, file);
  return [...references]
    .filter(([id]) => !described.has(id))
    .map(([id, file]) => `${file} refers to "${String(id)}" in its structured data, which no page describes`);
}

async function requirements(blocks: readonly Block[]): Promise<string[]> {
  const validator = new Validator();
  const results = await Promise.all(
    blocks.map(async ({ file, value }) => {
      const issues = await validator.validate({ jsonld: { [String(value['@type'])]: [structuredClone(value)] } });
      return issues
        .filter(({ severity }) => severity === 'ERROR')
        .map(({ issueMessage, rootType }) => `${file}, ${rootType}: ${issueMessage}`);
    }),
  );
  return results.flat();
}
