/* eslint-disable @typescript-eslint/no-require-imports -- Gatsby loads it as CommonJS */
require('./tools/project/prepare-gatsby.cjs');
module.exports = require('./src/gatsby/hooks/config').gatsbyConfig;
