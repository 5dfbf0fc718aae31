import { z } from 'zod';

/** What an entry can be. */
export const NAVBAR_TYPES = [
  'default',
  'localeDropdown',
  'search',
  'dropdown',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
] as const;

const entryFields = z.strictObject({
  // Not an enum: the type is checked when the entry is resolved, with an error that shows the whole entry.
  type: z
    .string()
    .optional()
    .describe('What the entry is. Without it, a `dropdown` if it has `items`, otherwise a link (`default`).')
    .meta({ examples: [...NAVBAR_TYPES] }),
  position: z.enum(['left', 'right']).default('left').describe('Side of the bar.'),
  label: z
    .string()
    .optional()
    .describe('Text of the entry. Entries for docs and sidebars have the name of the page without it.'),
  to: z
    .string()
    .optional()
    .describe('Where a link leads, as a path of this site. Either `to` or `href`.')
    .meta({ examples: ['/blog'] }),
  href: z
    .string()
    .optional()
    .describe("Where a link leads: a URL, a file, or `link:name` for one of the product's addresses.")
    .meta({ examples: ['link:dashboard', '/openapi.yaml'] }),
  activeBasePath: z.string().optional().describe('The entry is marked on pages whose path begins with this.'),
  activeBaseRegex: z
    .string()
    .optional()
    .describe('The entry is marked on pages whose path matches this regular expression.'),
  look: z.enum(['link', 'button']).optional().describe('How a link is drawn. Without it, as a link.'),
  docId: z
    .string()
    .optional()
    .describe('Page of an entry of the type `doc`: an id as in `sidebars.yaml`.')
    .meta({ examples: ['rest/api'] }),
  sidebarId: z
    .string()
    .optional()
    .describe('Sidebar of an entry of the type `docSidebar`, to whose first page it leads: a key of `sidebars.yaml`.'),
  versions: z.array(z.string()).optional().describe('Versions in a `docsVersionDropdown`. Without it, all.'),
  value: z.string().optional().describe('Markup of an entry of the type `html`.'),
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
      return z
        .array(navbarEntry)
        .optional()
        .describe('Entries of a `dropdown`, or the links that a `search` offers before the first query.');
    },
  })
  // An entry without a type is a dropdown if it has items, otherwise a plain link.
  .transform((entry) => ({ ...entry, type: entry.type ?? (entry.items ? 'dropdown' : 'default') }));

/** `navbar.yaml`: a list of entries from left to right. */
export const navbarFile = z.array(navbarEntry);
