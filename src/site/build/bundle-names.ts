/** Characters of the digest in the names of bundles and sheets, which are told apart from other files by it. */
export const DIGEST_LENGTH = 8;
