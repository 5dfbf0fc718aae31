import { resolve } from 'node:path';
import { z } from 'zod';
import { ENVIRONMENT } from '../environment';

const schema = z.object({
  /** Root of the content: another one builds a fixture or a benchmark. */
  SITE_CONTENT: z.string().min(1).default('content'),
  /** A Chromium or Chrome to draw diagrams with; the project's commands look for one and set this. */
  CHROMIUM_PATH: z.string().min(1).optional(),
  /** Where drawn diagrams are kept from build to build. */
  DIAGRAM_CACHE: z.string().min(1).default('node_modules/.cache/diagrams'),
  /**
   * What makes the bundles small. `swc` takes half the time and leaves them 1.5 % larger: for sites that no reader
   * sees.
   */
  MINIFIER: z.enum(['terser', 'swc']).default('terser'),
  /**
   * Tells what the caches were made with apart from content; the project's commands set it and drop caches of another
   * one.
   */
  BUILD_STAMP: z.string().min(1).optional(),
  NODE_ENV: z.string().default('development'),
  CI: z.string().optional(),
});

const values = schema.parse(process.env);

/** Settings of the build that come from the environment. None of them reaches the browser. */
export const env = {
  contentRoot: resolve(values.SITE_CONTENT),
  chromiumPath: values.CHROMIUM_PATH,
  diagramCache: resolve(values.DIAGRAM_CACHE),
  minifier: values.MINIFIER,
  buildStamp: values.BUILD_STAMP,
  isProduction: values.NODE_ENV === 'production',
  isCi: values.CI === 'true' || values.CI === '1',
} as const;

/** What the browser may know of the environment, as constants of the bundles: variables that are not set are empty. */
export const publicEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  ENVIRONMENT.filter(({ readBy }) => readBy === 'site').map(({ name }) => [name, process.env[name] ?? '']),
);
