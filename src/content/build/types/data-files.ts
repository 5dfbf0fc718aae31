import { z } from 'zod';
import type { NavbarSource } from '../../shared/navbar/types';
import { landingFile } from './landing';
import { releaseNotesFile } from './release-notes';
import type { SidebarCategorySource, SidebarSource } from '../../shared/sidebar/types';
import { authorEntry, refuseSharedPaths } from './author';

/** `sidebars.yaml`: a list of entries for each sidebar id. */
const sidebarEntry: z.ZodType<SidebarSource> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('doc'), id: z.string().min(1), label: z.string().min(1).optional() }),
    z.strictObject({
      type: z.literal('link'),
      label: z.string().min(1),
      href: z.string().min(1),
      description: z.string().optional(),
    }),
    z.strictObject({ type: z.literal('html'), value: z.string().min(1) }),
    sidebarCategory,
  ]),
);

const sidebarCategory: z.ZodType<SidebarCategorySource> & z.core.$ZodTypeDiscriminable = z
  .strictObject({
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
    items: z.array(sidebarEntry).default([]),
  })
  .superRefine((value, context) => {
    if (value.items.length === 0 && value.link === undefined) {
      context.addIssue({ code: 'custom', message: `category "${value.label}" has neither items nor a link` });
    }
  }) as never;

export const sidebarsFile = z.record(z.string().min(1), z.array(sidebarEntry));

/** `navbar.yaml`: entries from left to right. The type is checked when the entry is resolved, with a message of its own. */
const navbarEntry: z.ZodType<NavbarSource> = z.lazy(() =>
  z
    .strictObject({
      type: z.string().optional(),
      position: z.enum(['left', 'right']).default('left'),
      label: z.string().optional(),
      to: z.string().optional(),
      href: z.string().optional(),
      activeBasePath: z.string().optional(),
      activeBaseRegex: z.string().optional(),
      look: z.enum(['link', 'button']).optional(),
      docId: z.string().optional(),
      sidebarId: z.string().optional(),
      versions: z.array(z.string()).optional(),
      value: z.string().optional(),
      items: z.array(navbarEntry).optional(),
    })
    // An entry without a type is a dropdown when it has entries of its own, else a plain link.
    .transform((entry) => ({ ...entry, type: entry.type ?? (entry.items ? 'dropdown' : 'default') })),
) as never;

export const navbarFile = z.array(navbarEntry);

const footerLink = z
  .strictObject({
    label: z.string().min(1),
    to: z.string().startsWith('/').optional(),
    href: z.string().min(1).optional(),
  })
  .refine((link) => (link.to === undefined) !== (link.href === undefined), {
    message: 'exactly one of "to" and "href" is needed',
  });

export const footerFile = z.array(z.strictObject({ title: z.string().min(1), items: z.array(footerLink).min(1) }));

export type FooterSource = z.infer<typeof footerFile>;

/** `docs-tags.yaml`, `blog-tags.yaml`: what readers see of a tag, by its key. */
export const tagsFile = z.record(
  z.string().min(1),
  z.strictObject({
    label: z.string().min(1),
    description: z.string().min(1).optional(),
    permalink: z.string().startsWith('/').optional(),
  }),
);

export type TagsFile = z.infer<typeof tagsFile>;

/** `authors.yaml`: authors by key. */
export const authorsFile = z.record(z.string().min(1), authorEntry).superRefine(refuseSharedPaths);

export type AuthorsFile = z.infer<typeof authorsFile>;

/** Every data file with its schema. */
export const dataFiles = {
  'sidebars.yaml': sidebarsFile,
  'navbar.yaml': navbarFile,
  'footer.yaml': footerFile,
  'docs-tags.yaml': tagsFile,
  'blog-tags.yaml': tagsFile,
  'authors.yaml': authorsFile,
  'release-notes.yaml': releaseNotesFile,
  'landing.yaml': landingFile,
} as const;

export type DataFileName = keyof typeof dataFiles;
export type DataOf<Name extends DataFileName> = z.infer<(typeof dataFiles)[Name]>;
