import { z } from 'zod';
import { defineTool } from './define-tool';
import { DocsError } from './docs-error';
import { didYouMean } from './nearest';

export const releaseNotes = defineTool({
  name: 'release_notes',
  title: 'Read release notes',
  description: 'Returns what changed in the products, newest month first, since a month and for one product.',
  input: z.strictObject({
    since: z
      .string()
      .regex(
        /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/,
        'expected a month or day such as 2025-06 or 2025-06-30',
      )
      .optional()
      .describe('Only changes from the month of this date on; notes are dated by month'),
    product: z.string().max(100).optional().describe('Only changes of this product, such as REST API or Go'),
  }),
  advice: 'Ask for one product, or since a later month.',
  run: async ({ since, product }, site) => {
    const months = await site.releaseNotes();
    const products = [...new Set(months.flatMap(({ entries }) => entries.map(({ area }) => area)))];
    const wanted = products.find((name) => name.toLowerCase() === product?.toLowerCase());
    if (product !== undefined && wanted === undefined)
      throw new DocsError(
        `There are no release notes of "${product}". Allowed: ${products.join(', ')}. ${didYouMean(product, products)}`,
      );
    const found = months
      .filter(({ month }) => since === undefined || month >= since.slice(0, 7))
      .map(({ month, entries }) => ({ month, entries: entries.filter(({ area }) => !wanted || area === wanted) }))
      .filter(({ entries }) => entries.length > 0);
    if (found.length === 0)
      return {
        text: `Nothing changed${wanted ? ` in ${wanted}` : ''} since ${since}. The newest notes: ${months[0]?.month}.`,
      };
    return {
      text: found
        .map(({ month, entries }) => {
          const lines = entries.map(
            ({ area, kind, text, version }) => `- ${area}${version ? ` ${version}` : ''}, ${kind}: ${text}`,
          );
          return `## ${month}\n\n${lines.join('\n')}`;
        })
        .join('\n\n'),
    };
  },
});
