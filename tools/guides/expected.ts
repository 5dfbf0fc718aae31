import { z } from 'zod';
import { readUtf8 } from '../../src/site/build/source-text';
import { parseYaml, validateYaml } from '../../src/site/build/yaml';
import { ContentError, type Problem } from '../../src/site/problems';

export const EXPECTED_FILE = 'tools/guides/expected.yaml';

/** Folder below `content/docs` whose pages are all guides. */
export const GUIDES = 'rest/how-to/';

/** A meeting as people see it: what each spot shows, and what is around it. */
const picture = z.strictObject({
  /** User id or `play_id` in each spot; empty if a spot shows nobody. */
  spots: z.array(z.string()),
  /** Whether names are shown. */
  names: z.boolean().default(true),
  /** Whether there is an image behind and in front of the videos. */
  behind: z.boolean().default(false),
  front: z.boolean().default(false),
  voice: z.boolean().default(false),
  playbacks: z.array(z.string()).default([]),
});

const ENDED = 'ended';

/** A union would not say which field is wrong. */
const state = z.unknown().transform((value, context): z.infer<typeof picture> | typeof ENDED => {
  if (value === ENDED) return ENDED;
  const fields = Object.keys(picture.shape).join(', ');
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    const message = `expected ${ENDED}, or an object as in { spots: [mara] }; its fields: ${fields}`;
    context.issues.push({ code: 'custom', input: value, message });
    return z.NEVER;
  }
  const { data, error } = picture.safeParse(value, { reportInput: true });
  if (data) return data;
  for (const issue of error.issues) {
    if (issue.code !== 'unrecognized_keys') context.issues.push(issue as z.core.$ZodRawIssue);
    else
      for (const key of issue.keys) {
        const input = (value as Record<string, unknown>)[key];
        context.issues.push({ code: 'custom', input, path: [key], message: `fields allowed here: ${fields}` });
      }
  }
  return z.NEVER;
});

const CALL = 'expected a method, a path and a status, as in POST /rooms/KEY/layout 200';

const guide = z.strictObject({
  /** Calls in order, those in a row only once. */
  calls: z.array(z.string().regex(/^[A-Z]+ \/\S+ \d{3}$/, CALL)),
  /** The meeting before what is below the heading "Undo"; at the end if there is no such heading. */
  shown: state,
  /** The meeting at the end. */
  undone: state.optional(),
  /** Files that readers bring along, by path: what they contain. */
  files: z.record(z.string(), z.enum(['image', 'video'])).default({}),
  /** Programs that readers bring along, by the name of their stand-in. */
  programs: z.array(z.enum(['rtsp-client', 'rtmp-server', 'video-playback', 'ffmpeg'])).default([]),
  /** Texts to replace before anything is run. `{port}` is a free port. */
  replace: z.record(z.string(), z.string()).default({}),
  /** Fences that run until Ctrl+C is pressed: a text in each, and the call that shows that it works, or `port`. */
  background: z.record(z.string(), z.string()).default({}),
});

export type ExpectedState = z.infer<typeof state>;
export type ExpectedGuide = z.infer<typeof guide>;

/** What a guide brings about, and the line of its entry. */
export interface ExpectedEntry extends ExpectedGuide {
  readonly line: number;
}

/**
 * Reads what each guide brings about, by its path below `docs`.
 *
 * @throws ContentError with file, line, field, the value found and what is allowed
 */
export function readExpected(text = readUtf8(EXPECTED_FILE)): Readonly<Record<string, ExpectedEntry>> {
  const source = parseYaml(text, EXPECTED_FILE);
  const { data, problems } = validateYaml(source, z.record(z.string(), z.unknown()), EXPECTED_FILE, {});
  if (data === undefined) throw new ContentError(problems);
  const invalid: Problem[] = [];
  // One entry at a time, so that problems name the fields of an entry.
  const entries = Object.entries(data).flatMap(([path, entry]): [string, ExpectedEntry][] => {
    const lineOf = (keys: readonly PropertyKey[]): number => source.lineOf([path, ...keys]);
    const read = validateYaml({ data: entry, problems: [], lineOf }, guide, EXPECTED_FILE, {});
    invalid.push(...read.problems.map((problem) => ({ ...problem, message: `${path}: ${problem.message}` })));
    return read.data ? [[path, { ...read.data, line: lineOf([]) }]] : [];
  });
  if (invalid.length > 0) throw new ContentError(invalid);
  return Object.fromEntries(entries);
}
