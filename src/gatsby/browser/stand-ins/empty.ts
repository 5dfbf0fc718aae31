/** Stands in for parts of Gatsby that this site does not use (its script component, service workers): they would only be loaded. */
export {};
