import { z } from 'zod';

/** Path of a published page, with the base path, without query and fragment; null on pages that do not exist. */
const pagePath = z
  .string()
  .regex(/^\/[^?#\s]*$/)
  .nullable();
const milliseconds = z.number().int().nonnegative();

const errorReportSchema = z.strictObject({
  /**
   * `error`: not caught; `rejection`: of a promise, not caught; `crash`: a page or the frame could not be rendered;
   * `file`: a script or style sheet did not load; `page`: the page of a link did not load.
   */
  kind: z.enum(['error', 'rejection', 'crash', 'file', 'page']),
  /** Page that was shown. */
  path: pagePath,
  /** Class of the error, such as `TypeError`; `thrown` for what is no error. */
  name: z.string().regex(/^\w{1,40}$/),
  /** Message of the error; "…" replaces quotations and whatever the reader may have typed. */
  message: z.string().max(200),
  /** Innermost first: the site's own files with line and column, such as `/app-0a1b2c3d4e.js:1:2345`. */
  frames: z.array(z.string().regex(/^(?:\/[\w~./-]+|inline):\d+:\d+$/)).max(10),
  /** How often it happened. */
  count: z.number().int().positive(),
});

/** What is sent once for a page view: the body of a request to `REPORTS_URL`. */
export const reportSchema = z.strictObject({
  /** Version of this format. */
  version: z.literal(1),
  /** Hash of the site's code, the same for all readers of a release. */
  release: z.string().regex(/^\w{0,40}$/),
  /** Page that was shown when the report was sent. */
  path: pagePath,
  /** Web vitals as far as they are known. `CLS` has no unit; the others are in milliseconds. */
  vitals: z.strictObject({
    CLS: z.number().nonnegative().optional(),
    INP: milliseconds.optional(),
    LCP: milliseconds.optional(),
    TTFB: milliseconds.optional(),
  }),
  /** At most five different ones, first come first. */
  errors: z.array(errorReportSchema).max(5),
});

export type Report = z.infer<typeof reportSchema>;
export type ErrorReport = z.infer<typeof errorReportSchema>;
export type VitalName = keyof Report['vitals'];
