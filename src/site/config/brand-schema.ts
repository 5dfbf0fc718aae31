import { z } from 'zod';
import { DOCS_AREA, PARTS } from '../parts';
import { PALETTE_ROLES } from './palette';

const text = z.string().trim().min(1);
const url = z.string().startsWith('https://', 'expected a URL that starts with https://');
const color = z.string().regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'expected a color such as #0a6e5a');
const roles = z.strictObject(
  Object.fromEntries(
    PALETTE_ROLES.map((role) => [
      role,
      color.optional().describe(`The color "${role}" of src/styles/tokens.css, such as #0a6e5a.`),
    ]),
  ) as Record<(typeof PALETTE_ROLES)[number], z.ZodOptional<typeof color>>,
);

const colors = z
  .strictObject({
    accent: color
      .optional()
      .describe('From it, the accents of both color modes are computed so that text in them is legible.'),
    light: roles.optional().describe('Single colors of the light mode, which are taken as they are.'),
    dark: roles.optional().describe('Single colors of the dark mode, which are taken as they are.'),
  })
  .describe("Colors. Whatever is missing is the site's own.");

const links = z.strictObject({
  dashboard: url.optional().describe('Where customers manage their account and their API key.'),
  helpCenter: url.optional().describe('Where customers ask.'),
  issueTracker: url
    .optional()
    .describe('Where readers report problems with the API; "/new" and a title are added to it.'),
  supportForm: url.optional().describe('Where customers open a ticket.'),
  partnerSignUp: url.optional().describe('Where partners register.'),
  streamDeck: url.optional().describe('The plugin for stream decks.'),
  streamingClient: url.optional().describe('The streaming client.'),
  editBase: url.optional().describe('Start of the addresses at which pages are edited, with a slash at its end.'),
  social: z
    .array(
      z.strictObject({
        label: text.describe('Name of the network; the footer refers to it as "link:social-" and the name.'),
        href: url.describe('Address of the profile.'),
      }),
    )
    .optional()
    .describe('Profiles in social networks, for the footer.'),
});

const announcement = z.strictObject({
  id: z.string().min(1).describe('Readers who have closed the line see it again if this changes.'),
  text: text.describe('Markdown: code, emphasis and links.'),
  closeable: z.boolean().describe('Whether readers can close the line.'),
});

/**
 * `content/data/brand.yaml`: the product, and the look of its site. For the build only: browser code imports nothing
 * but types from this file.
 */
export const brandSchema = z.strictObject({
  name: z
    .string()
    .refine((value) => value.trim() !== '' && !/[{}<>"]/.test(value), {
      error: 'expected a name, without { } < > and double quotes',
    })
    .describe('Name of the product that readers see.'),
  slug: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'expected lower-case letters, digits and dashes, beginning with a letter')
    .describe('Name in addresses, packages and storage keys.'),
  domain: z
    .string()
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'expected a domain such as zeta.example')
    .describe('Domain of the product; the API, the dashboard and the help center are subdomains of it.'),
  codeHost: z.string().min(1).optional().describe('Host of the source code; without it, "code." and the domain.'),
  org: z.string().min(1).optional().describe('Organization on the code host; without it, the domain with dashes.'),
  scope: z.string().min(1).optional().describe('npm scope without the at sign; without it, the organization.'),
  mavenGroup: z
    .string()
    .min(1)
    .optional()
    .describe('Maven group of the Android packages; without it, the domain read from its end.'),
  links: links.optional().describe('Addresses that differ from those that follow from the domain.'),
  tagline: text.describe('What the product is, in a sentence: in the footer, the feeds and the index for machines.'),
  blog: z
    .strictObject({
      title: text.describe('Title of the blog.'),
      description: text.describe('What readers find in the blog, in a sentence.'),
    })
    .describe('The blog and its feeds.'),
  copyrightYear: z.number().int().min(1970).max(9999).describe('Year in the footer and the feeds.'),
  logo: z
    .string()
    .regex(/^\/\S+\.svg$/, 'expected the path of an SVG file in static, such as /favicon.svg')
    .describe('Path of an SVG file in `static`.'),
  off: z
    .array(
      z
        .union([z.enum(PARTS), z.string().regex(DOCS_AREA)], {
          error: `expected one of ${PARTS.join(', ')}, or an area of the docs by its folder, such as docs/sdks`,
        })
        .describe('A part of the site, or an area of the docs.'),
    )
    .optional()
    .describe(
      'Parts of the site that are switched off: their content is not read, and entries of data files that lead to ' +
        'them are left out. A part without content is off, too.',
    )
    .meta({ examples: [['blog', 'docs/sdks']] }),
  announcement: announcement.optional().describe('A line above every page.'),
  colors: colors.optional().describe("Colors. Whatever is missing is the site's own."),
});

type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

export type Brand = Immutable<z.infer<typeof brandSchema>>;
