/** For languages without a stemmer: words stay as they are, because English endings mean nothing there. */
export const stemmer = (word: string): string => word;
