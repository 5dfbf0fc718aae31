import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import { parseYamlFile } from '../../src/site/build/yaml';
import { ContentError } from '../../src/site/problems';
import type { TokenValues } from '../../src/site/tokens';
import { isPattern } from './is-pattern';

/** Parts that a kind of page can require, with their descriptions for messages. */
export const PARTS = {
  cards: 'a grid of cards',
  code: 'a code sample',
  diagram: 'a diagram',
  'docs-link': 'a link to the docs',
  endpoint: 'a call shown by <Endpoint>',
  picture: 'a picture (a diagram, <MeetingFrame>, <UiSketch>, <LayoutPreview> or <Figure>)',
  steps: 'a numbered list of steps',
  table: 'a table',
} as const;

export type Part = keyof typeof PARTS;

const pattern = z.string().refine((text) => isPattern(text), { error: 'expected a regular expression' });

/** `page-kinds.yaml`: what each kind of page must have, and which addresses are of which kind. */
export const pageKindsFile = z
  .strictObject({
    headings: z
      .record(
        z.string(),
        z.strictObject({
          name: z.string().min(1).describe('The heading, for messages.'),
          pattern: pattern
            .optional()
            .describe('Regular expression for the heading, without regard to case. Without it, the name.'),
        }),
      )
      .describe('Headings that pages must have, by key.'),
    kinds: z
      .record(
        z.string(),
        z.strictObject({
          name: z.string().min(1).describe('The kind, for messages.'),
          words: z
            .tuple([z.number().int().positive(), z.number().int().positive()])
            .optional()
            .describe('The fewest and the most words to aim at; the check allows 20 % less and 30 % more.')
            .meta({ examples: [[500, 1000]] }),
          tableWords: z.boolean().default(true).describe('Whether words in tables count.'),
          parallel: z
            .boolean()
            .default(false)
            .describe(
              'Whether pages say the same for several programming languages, so that they may share sentences.',
            ),
          parts: z
            .array(z.enum(Object.keys(PARTS) as [Part, ...Part[]]))
            .default([])
            .describe('What a page must contain.'),
          headings: z.array(z.string()).default([]).describe('Headings that a page must have: keys of `headings`.'),
        }),
      )
      .describe('The kinds of pages, by key.'),
    addresses: z
      .array(
        z.strictObject({
          path: pattern
            .describe('Regular expression for the whole path of a page.')
            .meta({ examples: ['/docs/webhooks/.+'] }),
          kind: z.string().describe('Kind of the pages: a key of `kinds`.'),
        }),
      )
      .describe('Which pages are of which kind. The first entry that matches counts.'),
  })
  .superRefine(({ headings, kinds, addresses }, context) => {
    const refuse = (path: PropertyKey[], input: string, known: object): void =>
      context.addIssue({ code: 'invalid_value', values: Object.keys(known), path, input });
    for (const [key, kind] of Object.entries(kinds))
      kind.headings.forEach((name, index) => {
        if (!(name in headings)) refuse(['kinds', key, 'headings', index], name, headings);
      });
    addresses.forEach(({ kind }, index) => {
      if (!(kind in kinds)) refuse(['addresses', index, 'kind'], kind, kinds);
    });
  });

/** A heading that a page must have. */
export interface RequiredHeading {
  readonly name: string;
  readonly pattern: RegExp;
}

/** The requirements for a kind of page. */
export interface PageKind {
  readonly name: string;
  readonly words?: readonly [minimum: number, maximum: number] | undefined;
  /** Whether words in tables count. */
  readonly tableWords: boolean;
  /** Whether its pages describe the same for different programming languages, so that they may share sentences. */
  readonly parallel: boolean;
  readonly parts: readonly Part[];
  readonly headings: readonly RequiredHeading[];
}

/** Returns the kind of a page by its URL path; undefined if no pattern matches. */
export type KindOfPage = (route: string) => PageKind | undefined;

/** Path of the file, relative to the content root. */
export const PAGE_KINDS_FILE = 'data/page-kinds.yaml';

/**
 * Reads the kinds of pages from a content root.
 *
 * @throws ContentError naming file, line, field, the value found and what is allowed
 */
export function readPageKinds(root: string, tokens: TokenValues): KindOfPage {
  const path = join(root, PAGE_KINDS_FILE);
  const file = displayPath(path);
  if (!existsSync(path))
    throw new ContentError([{ file, message: 'does not exist; it must define the kinds of pages' }]);
  const data = parseYamlFile(readUtf8(path), file, pageKindsFile, tokens);
  const headingOf = (key: string): RequiredHeading => {
    const { name, pattern: source = `^${name}$` } = data.headings[key]!;
    return { name, pattern: new RegExp(source, 'i') };
  };
  const kinds = new Map(
    Object.entries(data.kinds).map(([key, kind]) => [key, { ...kind, headings: kind.headings.map(headingOf) }]),
  );
  const rules = data.addresses.map((rule) => ({ matches: new RegExp(`^${rule.path}$`), kind: kinds.get(rule.kind) }));
  return (route) => rules.find(({ matches }) => matches.test(route))?.kind;
}
