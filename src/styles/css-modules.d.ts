/** Type declaration for CSS modules as Gatsby's bundler compiles them: each class is an export. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
