import { z } from 'zod';

const nonEmptyText = z.string().min(1);
const path = z.string().startsWith('/');

/** `landing.yaml`: the text of the landing page, which is plain unless noted below. */
export const landingFile = z.strictObject({
  actions: z.array(z.strictObject({ label: nonEmptyText, to: path })).min(1),
  /** `text` is inline Markdown. */
  call: z.strictObject({ heading: nonEmptyText, text: nonEmptyText }),
  areas: z.strictObject({
    heading: nonEmptyText,
    cards: z
      .array(
        z.strictObject({
          title: nonEmptyText,
          text: nonEmptyText,
          to: path,
          icon: z.enum(['code', 'layers', 'video']),
        }),
      )
      .min(1),
  }),
  news: z.strictObject({ heading: nonEmptyText, posts: nonEmptyText, releases: nonEmptyText }),
});
