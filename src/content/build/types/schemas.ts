import { z } from 'zod';

/** A date in front matter: YAML dates arrive as text, and only whole days or full times with a zone are taken. */
export const dateText = z
  .string()
  .refine((value) => isDate(value), { message: 'expected a date such as 2025-03-05 or 2025-03-05T10:00:00Z' });

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(value)) return false;
  const time = Date.parse(value);
  // Date.parse rolls 2025-02-30 over to March: the day must come back as written.
  return (
    !Number.isNaN(time) && new Date(`${value.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(value.slice(0, 10))
  );
}

/** An address part: no spaces, no characters that an address would have to escape, no dots that climb. */
export const slugText = z
  .string()
  .min(1)
  .refine((value) => /^[\w\-./~]+$/.test(value) && !value.split('/').includes('..') && !value.includes('//'), {
    message: 'expected an address part of letters, digits, -, _, . and /',
  });

export const tagList = z.array(z.string().min(1)).default([]);

const tocLevel = z.int().min(2).max(6);

/** Front matter that docs, posts and pages have alike. */
export const basicFrontMatter = z.strictObject({
  title: z.string().min(1).optional(),
  slug: slugText.optional(),
  description: z.string().min(1).optional(),
  keywords: z.array(z.string()).default([]),
  image: z.string().startsWith('/').optional(),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: tocLevel.optional(),
  toc_max_heading_level: tocLevel.optional(),
});

export type BasicFrontMatter = z.infer<typeof basicFrontMatter>;
