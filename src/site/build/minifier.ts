import TerserPlugin from 'terser-webpack-plugin';

/**
 * Minifies what webpack bundles outside of Gatsby: with swc, like the bundles of the site, because webpack's default
 * takes most of the time of such a bundle.
 */
export const minifyWithSwc = (): TerserPlugin =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress: { ecma: 2020 }, mangle: true },
    // swc has its own threads; starting processes takes longer than minifying.
    parallel: false,
  });
