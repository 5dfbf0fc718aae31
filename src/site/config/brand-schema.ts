import { z } from 'zod';
import { PALETTE_ROLES } from './palette';

const text = z.string().trim().min(1);
const url = z.string().startsWith('https://', 'expected a URL that starts with https://');
const color = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'expected a color such as #0a6e5a');
const roles = z.strictObject(
  Object.fromEntries(PALETTE_ROLES.map((role) => [role, color.optional()])) as Record<
    (typeof PALETTE_ROLES)[number],
    z.ZodOptional<typeof color>
  >,
);

/** Colors. Whatever is missing is the site's own. */
const colors = z.strictObject({
  /** From it, the accents of both color modes are computed so that they are legible. */
  accent: color.optional(),
  /** Single roles of a color mode, which are taken as they are. */
  light: roles.optional(),
  dark: roles.optional(),
});

/**
 * `content/data/brand.yaml`: the product, and the look of its site. For the build only: browser code imports nothing
 * but types from this file.
 */
export const brandSchema = z.strictObject({
  /** Name that readers see. */
  name: z.string().refine((value) => value.trim() !== '' && !/[{}<>"]/.test(value), {
    error: 'expected a name, without { } < > and double quotes',
  }),
  /** Name in addresses, packages and storage keys. */
  slug: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'expected lower-case letters, digits and dashes, beginning with a letter'),
  /** Domain of the product; the API, the dashboard and the help center are subdomains of it. */
  domain: z
    .string()
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'expected a domain such as zeta.example'),
  /** Host of the source code, `code.` and the domain if missing. */
  codeHost: z.string().min(1).optional(),
  /** Organization on the code host, the domain with dashes if missing. */
  org: z.string().min(1).optional(),
  /** npm scope without the at sign, the organization if missing. */
  scope: z.string().min(1).optional(),
  /** Maven group of the Android packages, the domain from its end if missing. */
  mavenGroup: z.string().min(1).optional(),
  /** Addresses that differ from those that follow from the domain. */
  links: z
    .strictObject({
      dashboard: url.optional(),
      helpCenter: url.optional(),
      issueTracker: url.optional(),
      supportForm: url.optional(),
      partnerSignUp: url.optional(),
      streamDeck: url.optional(),
      streamingClient: url.optional(),
      editBase: url.optional(),
      social: z.array(z.strictObject({ label: text, href: url })).optional(),
    })
    .optional(),
  tagline: text,
  blog: z.strictObject({ title: text, description: text }),
  copyrightYear: z.number().int().min(1970).max(9999),
  /** Path of an SVG file in `static`. */
  logo: z.string().regex(/^\/\S+\.svg$/, 'expected the path of an SVG file in static, such as /favicon.svg'),
  /** A line above every page. */
  announcement: z
    .strictObject({
      /** Readers who have closed the line see it again if this changes. */
      id: z.string().min(1),
      /** Markdown: code, emphasis and links. */
      text,
      closeable: z.boolean(),
    })
    .optional(),
  colors: colors.optional(),
});

type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

export type Brand = Immutable<z.infer<typeof brandSchema>>;
