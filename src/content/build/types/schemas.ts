import { z } from 'zod';

/** A date in front matter. YAML dates arrive as text; only whole days and full times with a time zone are valid. */
export const dateText = z
  .string()
  .refine((value) => isDate(value), { message: 'expected a date such as 2025-03-05 or 2025-03-05T10:00:00Z' });

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(value)) return false;
  const time = Date.parse(value);
  // Date.parse rolls 2025-02-30 over to March, so check that the day stays the same.
  return (
    !Number.isNaN(time) && new Date(`${value.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(value.slice(0, 10))
  );
}

/** Part of a URL path, with only characters that need no escaping, and without `..` segments. */
export const slugText = z
  .string()
  .min(1)
  .refine((value) => /^[\w\-./~]+$/.test(value) && !value.split('/').includes('..') && !value.includes('//'), {
    message: 'expected a URL path of letters, digits, -, _, ., ~ and /, without ".." and "//"',
  });

export const tagList = z.array(z.string().min(1)).default([]);

const headingLevel = z.int().min(2).max(6);

/** Front matter fields that docs, posts and pages have in common. */
export const basicFrontMatter = z.strictObject({
  title: z.string().min(1).optional(),
  slug: slugText.optional(),
  description: z.string().min(1).optional(),
  keywords: z.array(z.string()).default([]),
  image: z.string().startsWith('/').optional(),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  fold_heading_level: headingLevel.optional(),
});

export type BasicFrontMatter = z.infer<typeof basicFrontMatter>;
