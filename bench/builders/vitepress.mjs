import { join } from 'node:path';
import { EDITED_PAGE, pagePath, writePages } from './generate-pages.mjs';
import { installPackages, writeSite } from './install.mjs';

const VERSION = '1.6.4';

function config(count) {
  const pages = Array.from({ length: count }, (_, index) => ({
    text: `Page ${index}`,
    link: `/docs/${pagePath(index)}`,
  }));
  const settings = {
    title: 'Bench',
    description: 'Generated pages',
    ignoreDeadLinks: false,
    themeConfig: { search: { provider: 'local' }, sidebar: pages },
  };
  return `export default ${JSON.stringify(settings)};\n`;
}

export const vitepress = {
  name: 'VitePress',
  checks: `${VERSION}; dead links fail the build, anchors are not checked; local search index by MiniSearch`,
  install: () => installPackages('vitepress', { type: 'module', dependencies: { vitepress: VERSION, vue: '3.5.22' } }),
  prepare(count) {
    const site = writeSite('vitepress', { '.vitepress/config.mjs': config(count) });
    writePages(join(site, 'docs'), count, '.md');
    return {
      cwd: site,
      edited: join(site, 'docs', `${EDITED_PAGE}.md`),
      command: [process.execPath, ['node_modules/vitepress/bin/vitepress.js', 'build']],
      env: {},
      output: join(site, '.vitepress', 'dist'),
      searchIndex: /^assets\/chunks\/@localSearchIndexroot\..+\.js$/,
      page: `/docs/${EDITED_PAGE}.html`,
    };
  },
};
