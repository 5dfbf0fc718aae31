import { z } from 'zod';
import { REDIRECT_STATUSES, segmentsOf, SPLAT, splitTarget } from '../../../site/redirects';

const SEGMENT = /^(?!\.{1,2}$)[\p{L}\p{N}_.~-]+$/u;
const NAME = /^:[A-Za-z]\w*$/;
const EXPECTED_PATH =
  'expected a path without the base path, such as /docs/old: it begins with a slash and does not end in one; ' +
  'a segment is made of letters, digits, "-", "_", "." and "~"';

/** A path whose segments can be names, and the last one something special. Names are used once. */
function isPath(path: string, special: string): boolean {
  if (path === '/') return true;
  const segments = segmentsOf(path);
  const names = segments.filter((segment) => segment.startsWith(':'));
  return (
    path.startsWith('/') &&
    new Set(names).size === names.length &&
    segments.every((segment, index) => {
      if (segment === special) return index === segments.length - 1;
      return segment.startsWith(':') ? NAME.test(segment) && segment !== `:${SPLAT}` : SEGMENT.test(segment);
    })
  );
}

const EXPECTED_PATTERN = `${EXPECTED_PATH}, or is :name for any one segment, or at the end * for the rest`;

// The first check is what an editor can do as well, with the same words.
const pattern = z
  .string()
  .regex(/^\/(?:\S*[^/\s])?$/, { error: EXPECTED_PATTERN, abort: true })
  .refine((path) => isPath(path, '*'), { message: EXPECTED_PATTERN });

const EXPECTED_TARGET =
  `expected an https URL, or a path without the base path, such as /docs/new, /docs/new#part or ` +
  `/docs/:name/:${SPLAT}`;

const target = z
  .string()
  .regex(/^(?:\/|[Hh][Tt][Tt][Pp][Ss]:)\S*$/, { error: EXPECTED_TARGET, abort: true })
  .refine(
    (to) => {
      const { path, suffix } = splitTarget(to);
      if (/^https:/i.test(path)) return URL.canParse(to);
      // Two pages, the playgrounds, have a slash at the end of their address.
      return isPath(path.replace(/(?<=[^/])\/$/, ''), `:${SPLAT}`) && !/#.*#/.test(suffix);
    },
    { message: EXPECTED_TARGET },
  );

const redirect = z
  .strictObject({
    from: pattern
      .describe('Old path, without the base path. `:name` is any one segment, `*` at the end is the rest.')
      .meta({ examples: ['/docs/old', '/docs/:sdk/setup', '/rest/*'] }),
    to: target
      .describe(`New path, or an https URL. It may use the names of \`from\`; the rest is \`:${SPLAT}\`.`)
      .meta({ examples: ['/docs/new#part', '/docs/sdks/:sdk', '/docs/rest/:splat'] }),
    status: z
      .literal(REDIRECT_STATUSES)
      .default(301)
      .describe('Status of the response. 301 and 308 are permanent; 307 and 308 keep the method.'),
  })
  .superRefine(({ from, to }, context) => {
    const known = namesOf(from);
    for (const name of namesOf(splitTarget(to).path))
      if (!known.includes(name))
        context.addIssue({
          code: 'custom',
          path: ['to'],
          input: to,
          message: `has :${name}, which "from" does not have; allowed: ${known.map((one) => `:${one}`).join(', ') || 'no names'}`,
        });
  });

export const redirectsFile = z.strictObject({
  redirects: z.array(redirect).default([]).describe('Addresses that have moved. The first one that matches counts.'),
  gone: z.array(pattern).default([]).describe('Paths of pages that are gone permanently. They have the status 410.'),
});

/** The names in a path; `*` is `splat`. */
function namesOf(path: string): string[] {
  return segmentsOf(path).flatMap((segment) => {
    if (segment === '*') return [SPLAT];
    return segment.startsWith(':') ? [segment.slice(1)] : [];
  });
}
