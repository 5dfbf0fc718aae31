// Separate from product.ts because all pages need these two, and hardly any the rest. Conditional expressions with
// marked calls tell the bundler that loading this file has no effects; with `||`, all pages would load product.ts too.
import { loadedBrand } from './brand';

/** Lower-case name for URLs, packages and storage keys. */
export const productSlug = process.env.PRODUCT_SLUG ? process.env.PRODUCT_SLUG : /* @__PURE__ */ slugOfBrand();
/** Name shown to readers. */
export const productName = process.env.PRODUCT_NAME ? process.env.PRODUCT_NAME : /* @__PURE__ */ nameOfBrand();

function slugOfBrand(): string {
  return loadedBrand().brand.slug;
}

function nameOfBrand(): string {
  return loadedBrand().brand.name;
}
