/**
 * Replaces react-server-dom-webpack, which Gatsby's loader imports for pages that are hydrated in parts. This site has
 * none. Because the package is not an ES module, every reader would load webpack's code for converting it.
 */
export {};
