/** A CSS module as Gatsby's bundler gives it: each class is an export of its own. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
