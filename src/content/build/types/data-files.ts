import { z } from 'zod';
import { authorsFile } from './author';
import { glossaryFile } from './glossary-file';
import { landingFile } from './landing';
import { navbarFile } from './navbar-file';
import { releaseNotesFile } from './release-notes';
import { sidebarsFile } from './sidebars-file';
import { tagsFile } from './tag';

const footerLink = z
  .strictObject({
    label: z.string().min(1).describe('Text of the link.'),
    to: z
      .string()
      .startsWith('/')
      .optional()
      .describe('Where the link leads, as a path of this site. Either `to` or `href`.')
      .meta({ examples: ['/release-notes'] }),
    href: z
      .string()
      .min(1)
      .optional()
      .describe("Where the link leads: a URL, a file, or `link:name` for one of the product's addresses.")
      .meta({ examples: ['link:helpCenter', '/openapi.yaml'] }),
  })
  .refine((link) => (link.to === undefined) !== (link.href === undefined), {
    message: 'expected exactly one of "to" and "href"',
  });

const footerFile = z.array(
  z.strictObject({
    title: z.string().min(1).describe('Heading of the group.'),
    items: z.array(footerLink).min(1).describe('The links of the group.'),
  }),
);

const schemas = {
  'sidebars.yaml': sidebarsFile,
  'navbar.yaml': navbarFile,
  'footer.yaml': footerFile,
  'docs-tags.yaml': tagsFile,
  'blog-tags.yaml': tagsFile,
  'authors.yaml': authorsFile,
  'release-notes.yaml': releaseNotesFile,
  'landing.yaml': landingFile,
  'glossary.yaml': glossaryFile,
};

type DataByFile = { readonly [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };

export type DataFileName = keyof DataByFile;
export type DataOf<Name extends DataFileName> = DataByFile[Name];

/** The schema of every data file. */
export const dataFiles: { readonly [Name in DataFileName]: z.ZodType<DataByFile[Name]> } = schemas;
