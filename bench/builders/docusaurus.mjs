import { join } from 'node:path';
import { EDITED_PAGE, writePages } from './generate-pages.mjs';
import { installPackages, writeSite } from './install.mjs';

const VERSION = '3.10.2';
const SEARCH = { name: '@easyops-cn/docusaurus-search-local', version: '0.55.3' };

const CONFIG = `module.exports = {
  title: 'Bench',
  url: 'https://example.com',
  baseUrl: '/',
  future: { v4: true, faster: true },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  presets: [['classic', { docs: { routeBasePath: 'docs', sidebarPath: undefined }, blog: false, theme: {} }]],
  themes: [['${SEARCH.name}', { hashed: true, indexBlog: false, docsRouteBasePath: '/docs' }]],
};
`;

export const docusaurus = {
  name: 'Docusaurus',
  checks:
    `${VERSION} with its fast bundler; broken links and anchors fail the build; ` +
    `local search index by ${SEARCH.name} ${SEARCH.version}`,
  install: () =>
    installPackages('docusaurus', {
      dependencies: {
        '@docusaurus/core': VERSION,
        '@docusaurus/faster': VERSION,
        '@docusaurus/preset-classic': VERSION,
        [SEARCH.name]: SEARCH.version,
        react: '19.2.0',
        'react-dom': '19.2.0',
      },
      // The search theme of the preset accepts a range.
      overrides: { '@docsearch/react': '3.9.0' },
      // From Docusaurus's own template. Otherwise it would find the list of this project, in a folder above.
      browserslist: ['>0.5%', 'not dead', 'not op_mini all'],
    }),
  prepare(count) {
    const site = writeSite('docusaurus', {
      'docusaurus.config.js': CONFIG,
      // The navigation bar links to the home page.
      'src/pages/index.md': '# Benchmark\n\nGenerated pages.\n',
    });
    writePages(join(site, 'docs'), count, '.md');
    return {
      cwd: site,
      edited: join(site, 'docs', `${EDITED_PAGE}.md`),
      command: [process.execPath, ['node_modules/.bin/docusaurus', 'build']],
      env: {},
      output: join(site, 'build'),
      searchIndex: /^search-index\.json$/,
      page: `/docs/${EDITED_PAGE}`,
    };
  },
};
