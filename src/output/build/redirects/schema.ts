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

const pattern = z.string().refine((path) => isPath(path, '*'), {
  message: `${EXPECTED_PATH}, or is :name for any one segment, or at the end * for the rest`,
});

const target = z.string().refine(
  (to) => {
    const { path, suffix } = splitTarget(to);
    if (/\s/.test(to)) return false;
    if (/^https:/i.test(path)) return URL.canParse(to);
    // Two pages, the playgrounds, have a slash at the end of their address.
    return isPath(path.replace(/(?<=[^/])\/$/, ''), `:${SPLAT}`) && !/#.*#/.test(suffix);
  },
  {
    message:
      `expected an https URL, or a path without the base path, such as /docs/new, /docs/new#part or ` +
      `/docs/:name/:${SPLAT}`,
  },
);

const redirect = z
  .strictObject({
    from: pattern,
    to: target,
    status: z.literal(REDIRECT_STATUSES).default(301),
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
  redirects: z.array(redirect).default([]),
  gone: z.array(pattern).default([]),
});

/** The names in a path; `*` is `splat`. */
function namesOf(path: string): string[] {
  return segmentsOf(path).flatMap((segment) => {
    if (segment === '*') return [SPLAT];
    return segment.startsWith(':') ? [segment.slice(1)] : [];
  });
}
