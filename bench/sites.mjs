// The generators that the benchmarks compare. Each one prepares a site of generated pages:
// its folder, the page and file to edit, the command that builds it, and what that must write.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, root, run } from '../tools/project/bootstrap.mjs';
import { copyProject } from '../tools/project/copy-project.mjs';
import { EDITED_PAGE, pagePath, writePages } from './generate-pages.mjs';

/** What a build needs of what the shell may have set: nothing. */
const UNSET = [
  'CI',
  'SITE_CONTENT',
  'SITE_URL',
  'BASE_URL',
  'GATSBY_SEARCH_APP_ID',
  'ALGOLIA_APP_ID',
  'ALGOLIA_WRITE_KEY',
];
const HOME = '---\ntitle: Benchmark\ndescription: Generated pages.\nslug: /\n---\n\nGenerated pages.\n';

function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

export const thisSite = {
  name: 'this site',
  checks: 'npm run build: links, anchors, files, ids and sizes are checked; local search; no share images',
  /** @param files text by path in the content folder, in addition to the generated pages */
  async prepare(count, files = {}) {
    const cwd = join(root, '.tmp', 'bench', 'site');
    copyProject(root, cwd);
    const content = join(cwd, 'content');
    writePages(join(content, 'docs'), count, '.mdx');
    writeFiles(content, { 'pages/index.mdx': HOME, ...files });
    const env = {
      ...Object.fromEntries(UNSET.map((name) => [name, undefined])),
      CHROMIUM_PATH: await ensureBrowser({ install: true }),
      // The announcement links to the cheat sheet, which a site without an API description does not have. No other
      // generator draws a picture for each page.
      SITE_OVERRIDES: JSON.stringify({ announcementBar: null, shareImage: false }),
    };
    return {
      cwd,
      content,
      env,
      edited: join(content, 'docs', `${EDITED_PAGE}.mdx`),
      command: [process.execPath, ['scripts/build.mjs']],
      output: join(cwd, 'dist'),
      searchIndex: /^search-index\/manifest\.json$/,
      page: `/docs/${EDITED_PAGE}`,
    };
  },
};

/** Installs packages below `.tmp`, unless exactly these are installed. Returns the folder. */
export function installPackages(name, manifest) {
  const folder = join(root, '.tmp', 'bench', name);
  const text = JSON.stringify({ name: `bench-${name}`, private: true, ...manifest });
  // Written last, so that a folder in which npm was interrupted is not used.
  const stamp = join(folder, 'node_modules', '.installed-for');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === text) return folder;
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, { 'package.json': text });
  if (run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder }) !== 0)
    throw new Error(`npm could not install ${name}; see its output above.`);
  writeFileSync(stamp, text);
  return folder;
}

/** Folders of generators below `node_modules` with the results of earlier builds. */
const CACHES = ['.cache', '.astro', '.vite', '.vite-temp', '.temp'];

function createPeer({ name, checks, manifest, files, docs = 'docs', program, output, searchIndex, suffix = '' }) {
  return {
    name,
    checks,
    prepare(count) {
      const cwd = installPackages(name.toLowerCase(), manifest);
      for (const entry of readdirSync(cwd).filter((entry) => !/^(?:node_modules|package.*\.json)$/.test(entry)))
        rmSync(join(cwd, entry), { recursive: true });
      for (const cache of CACHES) rmSync(join(cwd, 'node_modules', cache), { recursive: true, force: true });
      writeFiles(cwd, files(count));
      writePages(join(cwd, docs), count, '.md');
      return {
        cwd,
        env: { ASTRO_TELEMETRY_DISABLED: '1' },
        edited: join(cwd, docs, `${EDITED_PAGE}.md`),
        command: [process.execPath, [join('node_modules', program), 'build']],
        output: join(cwd, output),
        searchIndex,
        page: `/docs/${EDITED_PAGE}${suffix}`,
      };
    },
  };
}

const DOCUSAURUS = '3.10.2';
const DOCUSAURUS_SEARCH = '@easyops-cn/docusaurus-search-local';
const docusaurus = createPeer({
  name: 'Docusaurus',
  checks: `${DOCUSAURUS} with its fast bundler; broken links and anchors fail the build; ${DOCUSAURUS_SEARCH}`,
  manifest: {
    dependencies: {
      '@docusaurus/core': DOCUSAURUS,
      '@docusaurus/faster': DOCUSAURUS,
      '@docusaurus/preset-classic': DOCUSAURUS,
      [DOCUSAURUS_SEARCH]: '0.55.3',
      react: '19.2.0',
      'react-dom': '19.2.0',
    },
    // The search theme of the preset accepts a range.
    overrides: { '@docsearch/react': '3.9.0' },
    // From Docusaurus's own template. Otherwise it would find the list of this project, in a folder above.
    browserslist: ['>0.5%', 'not dead', 'not op_mini all'],
  },
  files: () => ({
    'docusaurus.config.js': `module.exports = {
      title: 'Bench', url: 'https://example.com', baseUrl: '/',
      future: { v4: true, faster: true },
      onBrokenLinks: 'throw', onBrokenAnchors: 'throw',
      markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
      presets: [['classic', { docs: { routeBasePath: 'docs', sidebarPath: undefined }, blog: false, theme: {} }]],
      themes: [['${DOCUSAURUS_SEARCH}', { hashed: true, indexBlog: false, docsRouteBasePath: '/docs' }]],
    };`,
    // The navigation bar links to the home page.
    'src/pages/index.md': '# Benchmark\n\nGenerated pages.\n',
  }),
  program: '.bin/docusaurus',
  output: 'build',
  searchIndex: /^search-index\.json$/,
});

/** The last versions that run on Node 20. */
const STARLIGHT = { '@astrojs/starlight': '0.36.3', astro: '5.18.0', 'starlight-links-validator': '0.19.2' };
const starlight = createPeer({
  name: 'Starlight',
  checks: `${STARLIGHT['@astrojs/starlight']}; broken links and anchors fail the build; local search by Pagefind`,
  manifest: { type: 'module', dependencies: STARLIGHT },
  files: () => ({
    'astro.config.mjs': `import { defineConfig } from 'astro/config';
      import starlight from '@astrojs/starlight';
      import linksValidator from 'starlight-links-validator';
      const sidebar = [{ label: 'Docs', autogenerate: { directory: 'docs' } }];
      const integrations = [starlight({ title: 'Bench', sidebar, plugins: [linksValidator()] })];
      export default defineConfig({ site: 'https://example.com', integrations });`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content';
      import { docsLoader } from '@astrojs/starlight/loaders';
      import { docsSchema } from '@astrojs/starlight/schema';
      export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
  }),
  docs: 'src/content/docs/docs',
  program: 'astro/astro.js',
  output: 'dist',
  searchIndex: /^pagefind\/pagefind-entry\.json$/,
  suffix: '/',
});

const VITEPRESS = '1.6.4';
const vitepress = createPeer({
  name: 'VitePress',
  checks: `${VITEPRESS}; dead links fail the build, anchors are not checked; local search by MiniSearch`,
  manifest: { type: 'module', dependencies: { vitepress: VITEPRESS, vue: '3.5.22' } },
  files(count) {
    const link = (index) => ({ text: `Page ${index}`, link: `/docs/${pagePath(index)}` });
    const themeConfig = { search: { provider: 'local' }, sidebar: Array.from({ length: count }, (_, at) => link(at)) };
    const config = { title: 'Bench', description: 'Generated pages', ignoreDeadLinks: false, themeConfig };
    return { '.vitepress/config.mjs': `export default ${JSON.stringify(config)};\n` };
  },
  program: 'vitepress/bin/vitepress.js',
  output: '.vitepress/dist',
  searchIndex: /^assets\/chunks\/@localSearchIndexroot\..+\.js$/,
  suffix: '.html',
});

export const PEERS = { docusaurus, starlight, vitepress };

/**
 * Checks that a build has done the work that was measured.
 *
 * @param sentence must be on the page
 * @throws Error naming what is missing
 */
export function checkBuiltSite({ output, page, searchIndex }, sentence) {
  const files = [page, `${page}.html`, join(page, 'index.html')].map((path) => join(output, path));
  const file = files.find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
  if (!file || !readFileSync(file, 'utf8').includes(sentence))
    throw new Error(`The build has not written "${sentence}" into the page ${page} of ${output}.`);
  if (!readdirSync(output, { recursive: true }).some((path) => searchIndex.test(path)))
    throw new Error(`The build has not written a search index (${searchIndex.source}) into ${output}.`);
}
