import { z } from 'zod';

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
const EXPECTED_DATE = 'expected a date such as 2025-03-05 or 2025-03-05T10:00:00Z';

/** A date in front matter. YAML dates arrive as text; only whole days and full times with a time zone are valid. */
export const dateText = z
  .string()
  .regex(DATE, { error: EXPECTED_DATE, abort: true })
  .refine((value) => isDate(value), { message: EXPECTED_DATE });

/** True for a day that the calendar has. */
function isDate(value: string): boolean {
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
  .regex(
    /^(?!.*\/\/)(?!(?:.*\/)?\.\.(?:\/|$))[\w\-./~]*$/,
    'expected a URL path of letters, digits, -, _, ., ~ and /, without ".." and "//"',
  );

export const tagList = z.array(z.string().min(1)).default([]);

const headingLevel = z.literal([2, 3, 4, 5, 6]);

/** Front matter fields that docs, posts and pages have in common. */
export const basicFrontMatter = z.strictObject({
  title: z
    .string()
    .min(1)
    .optional()
    .describe('Heading of the page, and its name in lists and search. Without it, the first heading of the text.'),
  slug: slugText
    .optional()
    .describe(
      'Path of the page in place of the one that follows from its file. With `/` at its beginning, it is relative to ' +
        'the docs, the blog or the site; without, it replaces the name of the file.',
    )
    .meta({ examples: ['mute-a-user', '/rest/mute-a-user'] }),
  description: z
    .string()
    .min(1)
    .optional()
    .describe(
      'What the page is about, for search engines and lists: one sentence of 70 to 160 characters that no other page has.',
    ),
  keywords: z
    .array(z.string())
    .default([])
    .describe('Other words for the subject, such as the names that other products use. Search finds the page by them.'),
  image: z
    .string()
    .startsWith('/')
    .optional()
    .describe('Picture for previews in chats, in place of the one that the build draws: path of a file of `static`.')
    .meta({ examples: ['/img/rooms.png'] }),
  draft: z.boolean().default(false).describe('True for a page that only the development server shows.'),
  unlisted: z
    .boolean()
    .default(false)
    .describe('True for a page that menus, lists, search and search engines leave out. Whoever has the link sees it.'),
  hide_table_of_contents: z.boolean().default(false).describe('True for a page without a table of contents.'),
  toc_min_heading_level: headingLevel
    .optional()
    .describe('First level of headings in the table of contents. Without it, 2.'),
  toc_max_heading_level: headingLevel
    .optional()
    .describe('Last level of headings in the table of contents. Without it, 3.'),
  fold_heading_level: headingLevel
    .optional()
    .describe('Level of the headings whose sections are closed at first, for a long page.'),
});

export type BasicFrontMatter = z.infer<typeof basicFrontMatter>;
