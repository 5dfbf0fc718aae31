import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, root } from '../../tools/project/bootstrap.mjs';
import { copyProject } from '../../tools/project/copy-project.mjs';
import { EDITED_PAGE, writePages } from './generate-pages.mjs';

const HOME = '---\ntitle: Benchmark\ndescription: Generated pages.\nslug: /\n---\n\nGenerated pages.\n';
/** What the shell may have set for other builds. */
const UNSET = [
  'CI',
  'SITE_CONTENT',
  'SITE_URL',
  'BASE_URL',
  'GATSBY_SEARCH_APP_ID',
  'ALGOLIA_APP_ID',
  'ALGOLIA_WRITE_KEY',
];

export const thisSite = {
  name: 'this site',
  checks:
    'npm run build: links, anchors, files, ids and sizes are checked; local search index by MiniSearch; no share images',
  install: () => {},
  /**
   * Copies the project, so that its own build is not touched. Like any published site, it is built with a browser.
   *
   * @param files text by path in the content folder, in addition to the generated pages
   */
  async prepare(count, files = {}) {
    const site = join(root, '.tmp', 'bench', 'site');
    copyProject(root, site);
    const content = join(site, 'content');
    writePages(join(content, 'docs'), count, '.mdx');
    for (const [path, text] of Object.entries({ 'pages/index.mdx': HOME, ...files })) {
      mkdirSync(join(content, path, '..'), { recursive: true });
      writeFileSync(join(content, path), text);
    }
    return {
      cwd: site,
      content,
      edited: join(content, 'docs', `${EDITED_PAGE}.mdx`),
      command: [process.execPath, ['scripts/build.mjs']],
      env: {
        ...Object.fromEntries(UNSET.map((name) => [name, undefined])),
        CHROMIUM_PATH: await ensureBrowser({ install: true }),
        // The announcement links to the cheatsheet, which a site without an API description does not have. No other
        // generator draws a picture for each page.
        SITE_OVERRIDES: JSON.stringify({ announcementBar: null, shareImage: false }),
      },
      output: join(site, 'dist'),
      searchIndex: /^search-index\/manifest\.json$/,
      page: `/docs/${EDITED_PAGE}`,
    };
  },
};
