import { productTokens, type Product } from './config/product';
import { siteConfig } from './config/site-config';
import type { TokenValues } from './expand-tokens';
import { absoluteUrl } from './routes';

export { expandTokens, expandTokensDeep, type TokenValues } from './expand-tokens';

/** The names of a product, and the address of the site, which has no slash at its end. */
export function tokenValues(product: Product, { url, baseUrl } = siteConfig): TokenValues {
  return {
    ...productTokens(product),
    site: absoluteUrl(url, baseUrl, '/').replace(/\/$/, ''),
  };
}
