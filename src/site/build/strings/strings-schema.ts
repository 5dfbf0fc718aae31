import { z } from 'zod';

const text = z.string().min(1);

/** Forms by the plural categories of Unicode: `one` and `other` in English. */
const plural = z
  .strictObject({
    zero: text.optional().describe('The form for zero, in languages that have one.'),
    one: text.optional().describe('The form for one: "{count} result".'),
    two: text.optional().describe('The form for two, in languages that have one.'),
    few: text.optional().describe('The form for a few, in languages that have one.'),
    many: text.optional().describe('The form for many, in languages that have one.'),
    other: text.describe('The form for all other numbers: "{count} results".'),
  })
  .describe('A text that depends on a number, in the plural forms of the language.');

const key = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'expected a name such as loadMore');

/** The words of the interface: areas with texts by name. */
export const stringsSchema = z
  .record(
    key,
    z
      .record(key, z.union([text, plural], { error: 'expected a text, or its plural forms with "other"' }))
      .describe('The texts of one area of the interface, by name.'),
  )
  .describe('The words of the interface. Names in braces are replaced when they are shown.');

export type StringsFile = z.infer<typeof stringsSchema>;
export type StringValue = StringsFile[string][string];
