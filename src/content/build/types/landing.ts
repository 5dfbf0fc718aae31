import { z } from 'zod';

const words = z.string().min(1);
const path = z.string().startsWith('/');

/** `landing.yaml`: words of the start page. Texts are inline Markdown where they say so. */
export const landingFile = z.strictObject({
  actions: z.array(z.strictObject({ label: words, to: path })).min(1),
  /** `text` is inline Markdown. */
  call: z.strictObject({ heading: words, text: words }),
  areas: z.strictObject({
    heading: words,
    cards: z
      .array(z.strictObject({ title: words, text: words, to: path, icon: z.enum(['code', 'layers', 'video']) }))
      .min(1),
  }),
  news: z.strictObject({ heading: words, posts: words, releases: words }),
});
