// Separate from product.ts because all pages need these two, and hardly any the rest.
import { loadedBrand } from './brand';

/** Lower-case name for URLs, packages and storage keys. */
export const productSlug = process.env.PRODUCT_SLUG || loadedBrand().brand.slug;
/** Name shown to readers. */
export const productName = process.env.PRODUCT_NAME || loadedBrand().brand.name;
