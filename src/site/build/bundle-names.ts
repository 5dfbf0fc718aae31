/**
 * Length of the hash in the file names of bundles and style sheets, which distinguishes them from other files. A
 * separate module because the bundler settings (`src/gatsby`) generate such names, the headers (`src/output`) match
 * them, and neither may import the other.
 */
export const DIGEST_LENGTH = 8;

/**
 * File that lists the folders of the packages that are part of the bundles, relative to the project. It is next to the
 * bundles, but not published.
 */
export const BUNDLED_PACKAGES = 'bundled-packages.json';
