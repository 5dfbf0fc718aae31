import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import type * as Hooks from './src/gatsby/hooks/config';

// Gatsby bundles this file alone: what it needs is loaded and compiled when it runs, as in every command.
const load = createRequire(resolve('package.json'));
load('./tools/project/prepare-gatsby.cjs');
const { gatsbyConfig } = load('./src/gatsby/hooks/config') as typeof Hooks;

export default gatsbyConfig satisfies GatsbyConfig;
