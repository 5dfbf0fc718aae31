// Separate from product.ts because all pages need these two, and hardly any the rest.

/** Lower-case name for URLs, packages and storage keys. */
export const productSlug = process.env.PRODUCT_SLUG || 'rondo';
/** Name shown to readers. */
export const productName = process.env.PRODUCT_NAME || 'Rondo';
