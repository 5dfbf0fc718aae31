// The packages that Gatsby's own preset consists of.
const gatsby = require.resolve('gatsby/package.json');
const preset = require.resolve('babel-preset-gatsby/package.json', { paths: [gatsby] });
const resolve = (name) => require.resolve(name, { paths: [preset] });

/**
 * Replaces Gatsby's preset, which rewrites classes, spread, `?.` and `??` for browsers that the site does not support.
 * The targets are those of `browserslist` in package.json. Gatsby adds TypeScript and its own plugins;
 * src/gatsby/build/babel-plugins.ts removes those that rewrite `?.` and `??` all the same.
 */
module.exports = (api) => ({
  presets: [
    [resolve('@babel/preset-env'), { modules: false }],
    [resolve('@babel/preset-react'), { runtime: 'automatic', development: api.env('development') }],
  ],
});
