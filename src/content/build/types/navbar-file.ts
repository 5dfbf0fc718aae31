import { z } from 'zod';

const entryFields = z.strictObject({
  // Not an enum: the type is checked when the entry is resolved, with an error that shows the whole entry.
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
});

/** A navigation bar entry as authors write it, with its type filled in. TypeScript cannot infer a recursive type. */
export interface NavbarSource extends Omit<z.infer<typeof entryFields>, 'type'> {
  type: string;
  items?: NavbarSource[] | undefined;
}

const navbarEntry: z.ZodType<NavbarSource> = z
  .strictObject({
    ...entryFields.shape,
    get items(): z.ZodType<NavbarSource[] | undefined> {
      return z.array(navbarEntry).optional();
    },
  })
  // An entry without a type is a dropdown if it has items, otherwise a plain link.
  .transform((entry) => ({ ...entry, type: entry.type ?? (entry.items ? 'dropdown' : 'default') }));

/** `navbar.yaml`: a list of entries from left to right. */
export const navbarFile = z.array(navbarEntry);
