import { z } from 'zod';

const label = z.string().min(1).describe('Text of the entry.');
const docId = z
  .string()
  .min(1)
  .describe('Path of the file below the folder of the docs, without its extension.')
  .meta({ examples: ['rest/how-to/how-to-mute-a-user'] });

const docEntry = z.strictObject({
  type: z.literal('doc').describe('A page of the documentation.'),
  id: docId,
  label: label.optional().describe('Text of the entry. Without it, the label or title of the page.'),
});

const linkEntry = z.strictObject({
  type: z.literal('link').describe('A link to any address.'),
  label,
  href: z
    .string()
    .min(1)
    .describe('Path of this site, or URL.')
    .meta({ examples: ['/playground/layouts/', 'https://status.example'] }),
  description: z.string().optional().describe('Text on the card of the link, on index pages.'),
});

const htmlEntry = z.strictObject({
  type: z.literal('html').describe('Markup between entries.'),
  value: z
    .string()
    .min(1)
    .describe('The markup, as HTML.')
    .meta({ examples: ['<hr>'] }),
});

const categoryFields = z.strictObject({
  type: z.literal('category').describe('A group of entries.'),
  label,
  description: z.string().min(1).optional().describe('Text on the card of the category, on index pages.'),
  collapsed: z.boolean().optional().describe('Whether the category is closed on pages outside of it.'),
  link: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('doc').describe('A page of the documentation.'), id: docId }),
      z.strictObject({
        type: z.literal('generated-index').describe('A page with a card for each entry of the category.'),
        title: z.string().min(1).optional().describe('Heading of the page. Without it, the label.'),
        description: z.string().min(1).optional().describe('Text below the heading.'),
        slug: z
          .string()
          .min(1)
          .optional()
          .describe('Path of the page below that of the docs.')
          .meta({ examples: ['/rest/reference'] }),
      }),
    ])
    .optional()
    .describe('Where the label leads: to a page, or to a generated list of the entries.'),
});

/**
 * A category as authors write it. TypeScript cannot infer a recursive type, so the recursive field is declared here.
 */
export interface SidebarCategorySource extends z.infer<typeof categoryFields> {
  items: SidebarSource[];
}

/** A sidebar entry as authors write it. */
export type SidebarSource =
  z.infer<typeof docEntry> | z.infer<typeof linkEntry> | z.infer<typeof htmlEntry> | SidebarCategorySource;

const categoryEntry = z
  .strictObject({
    ...categoryFields.shape,
    get items(): z.ZodType<SidebarSource[]> {
      return z.array(sidebarEntry).default([]).describe('The entries of the category.');
    },
  })
  .superRefine((value, context) => {
    if (value.items.length === 0 && value.link === undefined)
      context.addIssue({ code: 'custom', message: `category "${value.label}" has neither items nor a link` });
  });

const sidebarEntry = z.discriminatedUnion('type', [docEntry, linkEntry, htmlEntry, categoryEntry]);

/** `sidebars.yaml`: a list of entries by sidebar id. */
export const sidebarsFile = z.record(z.string().min(1), z.array(sidebarEntry));
