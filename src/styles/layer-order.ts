/**
 * The order of the cascade layers, which the first declaration determines. While developing, style sheets can be loaded
 * in any order, so that a component's can precede `layers.css`: then this is the first style in every page's head. In a
 * build, the frame's style sheet is. A separate module, so that a test can compare it with the style sheets.
 */
export const LAYER_ORDER = '@layer reset, tokens, base, layout, components, prose, utilities;';
