import { siteConfig, type SiteConfig } from '../config/site-config';
import { siteConfigSchema } from './site-config-schema';

/**
 * Checks the site's configuration.
 *
 * @throws Error naming each field with the value found and what is allowed.
 */
export function checkConfig(config: unknown = siteConfig): SiteConfig {
  const result = siteConfigSchema.safeParse(config);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `src/site/config: field "${path.join('.')}" ${message}`);
  throw new Error(`The site's configuration is wrong:\n${lines.join('\n')}`);
}
