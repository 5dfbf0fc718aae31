import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

export const EXPECTED_FILE = 'tools/guides/expected.yaml';

/** Folder below `content/docs` whose pages are all guides. */
export const GUIDES = 'rest/how-to/';

/** A meeting as people see it: what each spot shows, and what is around it. */
const state = z.union([
  z.literal('ended'),
  z.strictObject({
    /** User id or `play_id` in each spot; empty if a spot shows nobody. */
    spots: z.array(z.string()),
    /** Whether names are shown. */
    names: z.boolean().default(true),
    /** Whether there is an image behind and in front of the videos. */
    behind: z.boolean().default(false),
    front: z.boolean().default(false),
    voice: z.boolean().default(false),
    playbacks: z.array(z.string()).default([]),
  }),
]);

const guide = z.strictObject({
  /** Calls in order, those in a row only once. */
  calls: z.array(z.string().regex(/^[A-Z]+ \/\S+ \d{3}$/)),
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

/** Reads what each guide brings about, by route. */
export function readExpected(): Readonly<Record<string, ExpectedGuide>> {
  return z.record(z.string(), guide).parse(parse(readFileSync(EXPECTED_FILE, 'utf8')));
}
