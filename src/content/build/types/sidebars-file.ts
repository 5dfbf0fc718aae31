import { z } from 'zod';

const docEntry = z.strictObject({
  type: z.literal('doc'),
  id: z.string().min(1),
  label: z.string().min(1).optional(),
});

const linkEntry = z.strictObject({
  type: z.literal('link'),
  label: z.string().min(1),
  href: z.string().min(1),
  description: z.string().optional(),
});

const htmlEntry = z.strictObject({ type: z.literal('html'), value: z.string().min(1) });

const categoryFields = z.strictObject({
  type: z.literal('category'),
  label: z.string().min(1),
  description: z.string().min(1).optional(),
  collapsed: z.boolean().optional(),
  link: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('doc'), id: z.string().min(1) }),
      z.strictObject({
        type: z.literal('generated-index'),
        title: z.string().min(1).optional(),
        description: z.string().min(1).optional(),
        slug: z.string().min(1).optional(),
      }),
    ])
    .optional(),
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
      return z.array(sidebarEntry).default([]);
    },
  })
  .superRefine((value, context) => {
    if (value.items.length === 0 && value.link === undefined)
      context.addIssue({ code: 'custom', message: `category "${value.label}" has neither items nor a link` });
  });

const sidebarEntry = z.discriminatedUnion('type', [docEntry, linkEntry, htmlEntry, categoryEntry]);

/** `sidebars.yaml`: a list of entries by sidebar id. */
export const sidebarsFile = z.record(z.string().min(1), z.array(sidebarEntry));
