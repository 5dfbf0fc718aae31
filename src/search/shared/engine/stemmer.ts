/** Reduces a word in lower case to its stem. */
export type Stemmer = (word: string) => string;

/**
 * None: English needs no more than singulars. In the bundles of other languages, the bundler puts a stemmer of theirs
 * in the place of this module (src/gatsby/build/stemmer-alias.ts).
 */
export const stemmer: Stemmer | undefined = undefined as Stemmer | undefined;
