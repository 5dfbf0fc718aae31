/**
 * Characters of the digest in the names of bundles and sheets, which tells them apart from other files. A module of its
 * own: the bundler settings (`src/gatsby`) write such names and the headers (`src/output`) match them, and neither room
 * may import the other.
 */
export const DIGEST_LENGTH = 8;
