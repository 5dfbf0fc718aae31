/**
 * The packages that may run a script when they are installed, and why. Such a script can do anything on the machine,
 * so look at what a new one does before adding it here.
 */
export const INSTALL_SCRIPTS = {
  '@parcel/watcher': 'compiles the file watcher if no compiled one fits the machine; used by gatsby in develop',
  '@swc/core': 'checks that the compiled compiler fits the machine',
  'core-js': 'prints a message; part of gatsby',
  'core-js-pure': 'prints a message; part of gatsby',
  'es5-ext': 'prints a message; part of gatsby',
  gatsby: 'prints a message',
  'gatsby-cli': 'prints a message',
  lmdb: 'compiles the database of gatsby if no compiled one fits the machine',
  'msgpackr-extract': 'compiles a faster decoder if no compiled one fits the machine; optional',
  sharp: 'compiles the image library if no compiled one fits the machine',
  'tree-sitter-groovy': 'compiles a grammar that only checks of samples use; they use its WebAssembly file',
  'tree-sitter-java': 'compiles a grammar that only checks of samples use; they use its WebAssembly file',
  'unrs-resolver': 'checks that the compiled resolver of lint fits the machine',
};
