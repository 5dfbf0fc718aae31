/**
 * The order of the cascade layers, which must be the first style in every page's head. The first declaration determines
 * the order, and a page's style sheets can be loaded in any order, so that a component's can precede `layers.css`.
 * A separate module, so that a test can compare it with the style sheets.
 */
export const LAYER_ORDER = '@layer reset, tokens, base, layout, components, prose, utilities;';
