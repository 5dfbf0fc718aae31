import { resolve } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  /** Root folder of the content. Fixtures and benchmarks use another one. */
  SITE_CONTENT: z.string().default('content'),
  /**
   * Root folder of the files that authors edit, if `SITE_CONTENT` is a copy of their last state without faults: in
   * `develop` (tools/develop).
   */
  CONTENT_SOURCE: z.string().optional(),
  /** Folder with the translations of the language that is built: `SITE_CONTENT` is made of it and `CONTENT_SOURCE`. */
  CONTENT_TRANSLATION: z.string().optional(),
  /** Path of the Chromium or Chrome that draws diagrams; without it, the build looks for one and sets this. */
  CHROMIUM_PATH: z.string().optional(),
  /** Folder in which drawn diagrams are cached between builds. */
  DIAGRAM_CACHE: z.string().default('node_modules/.cache/diagrams'),
  /** Hash of everything except the content that the caches depend on (tools/project/prepare-gatsby.cjs). */
  BUILD_STAMP: z.string().optional(),
  NODE_ENV: z.string().default('development'),
});

// An empty variable is one that is not set, as in the other settings.
const values = schema.parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')));

/** Build settings from the environment. None of them is exposed to the browser. */
export const env = {
  contentRoot: resolve(values.SITE_CONTENT),
  contentSource: resolve(values.CONTENT_SOURCE ?? values.SITE_CONTENT),
  contentTranslation: values.CONTENT_TRANSLATION === undefined ? undefined : resolve(values.CONTENT_TRANSLATION),
  chromiumPath: values.CHROMIUM_PATH,
  diagramCache: resolve(values.DIAGRAM_CACHE),
  buildStamp: values.BUILD_STAMP,
  isProduction: values.NODE_ENV === 'production',
} as const;
