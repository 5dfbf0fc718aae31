import { z } from 'zod';
import { CURRENT_VERSION, VERSION_NAME } from './docs-versions';

/**
 * `content/data/versions.yaml`: the versions of the docs. For the build only: browser code imports nothing but types
 * from this file.
 */
export const docsVersionsSchema = z
  .strictObject({
    last: z
      .string()
      .describe(
        'Name of the version that readers find at /docs, and that search and machines read unless asked for another.',
      )
      .meta({ examples: [CURRENT_VERSION] }),
    versions: z
      .array(
        z.strictObject({
          name: z
            .string()
            .refine((name) => name === CURRENT_VERSION || VERSION_NAME.test(name), {
              error: `expected "${CURRENT_VERSION}", or a version such as 2.0, v3, 1.x or 2.0-beta.1`,
            })
            .describe(
              `"${CURRENT_VERSION}" for what is being written, in content/docs; another name for a frozen version, in content/docs-NAME.`,
            )
            .meta({ examples: [CURRENT_VERSION, '2.0'] }),
          label: z.string().min(1).optional().describe('What readers see; the name if missing.'),
        }),
      )
      .min(1)
      .describe('The versions, newest first, as menus list them. `npm run docs:version` adds to them.'),
  })
  .superRefine(({ last, versions }, context) => {
    const names = versions.map(({ name }) => name);
    if (!names.includes(last))
      context.addIssue({ code: 'custom', path: ['last'], input: last, message: `allowed: ${names.join(', ')}` });
    names.forEach((name, index) => {
      if (names.indexOf(name) !== index)
        context.addIssue({
          code: 'custom',
          path: ['versions', index, 'name'],
          input: name,
          message: 'expected a name that no other version has',
        });
    });
  });
