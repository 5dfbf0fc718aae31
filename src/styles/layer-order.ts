/**
 * The order of the cascade layers, to be the first style in every page's head. The bundler sorts the sheets of all
 * pages into one file, where a component's sheet may well come before `layers.css`: the first mention decides.
 * A module of its own, so that a test can compare it with the sheets.
 */
export const LAYER_ORDER = '@layer reset, tokens, base, layout, components, prose, utilities;';
