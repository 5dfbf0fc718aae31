/** Gatsby's list of the modules of page components, by their `componentChunkName`. */
declare module '$virtual/async-requires' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import would make this file a module
  export const components: import('./page-loader').PageModules;
}
