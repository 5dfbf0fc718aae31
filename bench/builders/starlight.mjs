import { join } from 'node:path';
import { EDITED_PAGE, writePages } from './generate-pages.mjs';
import { installPackages, writeSite } from './install.mjs';

/** The last versions that run on Node 20. */
const VERSIONS = { '@astrojs/starlight': '0.36.3', astro: '5.18.0', 'starlight-links-validator': '0.19.2' };

const CONFIG = `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
import linksValidator from 'starlight-links-validator';

export default defineConfig({
  site: 'https://example.com',
  integrations: [
    starlight({
      title: 'Bench',
      sidebar: [{ label: 'Docs', autogenerate: { directory: 'docs' } }],
      plugins: [linksValidator()],
    }),
  ],
});
`;
const COLLECTIONS = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

export const starlight = {
  name: 'Starlight',
  checks:
    `${VERSIONS['@astrojs/starlight']} with Astro ${VERSIONS.astro}; broken links and anchors fail the build ` +
    `(starlight-links-validator ${VERSIONS['starlight-links-validator']}); local search index by Pagefind`,
  install: () => installPackages('starlight', { type: 'module', dependencies: VERSIONS }),
  prepare(count) {
    const site = writeSite('starlight', { 'astro.config.mjs': CONFIG, 'src/content.config.ts': COLLECTIONS });
    const docs = join(site, 'src', 'content', 'docs', 'docs');
    writePages(docs, count, '.md');
    return {
      cwd: site,
      edited: join(docs, `${EDITED_PAGE}.md`),
      command: [process.execPath, ['node_modules/astro/astro.js', 'build']],
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
      output: join(site, 'dist'),
      searchIndex: /^pagefind\/pagefind-entry\.json$/,
      page: `/docs/${EDITED_PAGE}/`,
    };
  },
};
