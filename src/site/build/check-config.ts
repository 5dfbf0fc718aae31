import { siteConfig, type SiteConfig } from '../config/site-config';
import { siteConfigSchema } from '../config/site-config-schema';
import { describeIssue } from './schema-issue';

/**
 * Validates the site configuration.
 *
 * @throws Error listing every invalid field with the value found and what is allowed
 */
export function checkConfig(config: unknown = siteConfig): SiteConfig {
  const result = siteConfigSchema.safeParse(config, { reportInput: true });
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `src/site/config: ${describeIssue(issue)}`);
  throw new Error(`The site configuration is invalid:\n${lines.join('\n')}`);
}
