// Prepares sites of generated pages for this project and for other generators in .tmp/bench. Each consists of a folder,
// the command that builds it, the source file of a page to edit, the output folder and the URL path of that page.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, root, run } from '../tools/project/bootstrap.mjs';
import { copyProject } from '../tools/project/copy-project.mjs';
import { gatsbyCommand } from '../tools/project/gatsby-command.mjs';
import { pagePath, writePages } from './generate-pages.mjs';

const VERSIONS = { docusaurus: '3.10.2', starlight: '0.36.3', astro: '5', vitepress: '1.6.4' };
/** Docusaurus's search theme accepts a range; pinned to this site's version, so that the latest is not required. */
const DOCSEARCH = '3.9.0';
/** The page that is edited and measured. */
const PAGE = pagePath(3);
const work = join(root, '.tmp', 'bench');

/**
 * Prepares a copy of this project, so that its own build is not touched. Like any published site, it is built with a
 * browser: without one, the bundles would contain the library that draws diagrams.
 */
export async function prepareSite(count) {
  const site = join(work, 'site');
  copyProject(root, site);
  const content = join(site, 'content');
  writePages(join(content, 'docs'), count, '.mdx');
  mkdirSync(join(content, 'pages'), { recursive: true });
  writeFileSync(
    join(content, 'pages', 'index.mdx'),
    '---\ntitle: Benchmark\ndescription: Generated pages.\nslug: /\n---\n\nGenerated pages.\n',
  );
  const { args, env } = gatsbyCommand(site, ['build'], {
    CHROMIUM_PATH: await ensureBrowser({ install: true }),
    NODE_ENV: 'production',
  });
  return {
    cwd: site,
    edited: join(content, 'docs', `${PAGE}.mdx`),
    command: [process.execPath, args],
    env,
    output: join(site, 'public'),
    page: `/docs/${PAGE}`,
  };
}

export function prepareDocusaurus(count) {
  const site = preparePeer(
    'docusaurus',
    {
      '@docusaurus/core': VERSIONS.docusaurus,
      '@docusaurus/preset-classic': VERSIONS.docusaurus,
      '@docusaurus/faster': VERSIONS.docusaurus,
      react: '^19',
      'react-dom': '^19',
    },
    { overrides: { '@docsearch/react': DOCSEARCH } },
  );
  for (const name of ['docs', 'build', '.docusaurus', 'node_modules/.cache'])
    rmSync(join(site, name), { recursive: true, force: true });
  writeFileSync(
    join(site, 'docusaurus.config.js'),
    `module.exports = { title: 'Bench', url: 'https://example.com', baseUrl: '/', future: { v4: true, faster: true }, presets: [['classic', { docs: { routeBasePath: 'docs', sidebarPath: undefined }, blog: false, theme: {} }]] };\n`,
  );
  // The navigation bar links to the home page, and Docusaurus fails the build on a broken link.
  mkdirSync(join(site, 'src', 'pages'), { recursive: true });
  writeFileSync(join(site, 'src', 'pages', 'index.md'), '# Benchmark\n\nGenerated pages.\n');
  writePages(join(site, 'docs'), count, '.md');
  return {
    cwd: site,
    edited: join(site, 'docs', `${PAGE}.md`),
    command: [process.execPath, ['node_modules/.bin/docusaurus', 'build']],
    env: {},
    output: join(site, 'build'),
    page: `/docs/${PAGE}`,
  };
}

export function prepareStarlight(count) {
  const site = preparePeer(
    'starlight',
    { '@astrojs/starlight': VERSIONS.starlight, astro: VERSIONS.astro },
    { type: 'module' },
  );
  rmSync(join(site, 'src'), { recursive: true, force: true });
  mkdirSync(join(site, 'src'), { recursive: true });
  writeFileSync(
    join(site, 'astro.config.mjs'),
    `import { defineConfig } from 'astro/config';\nimport starlight from '@astrojs/starlight';\nexport default defineConfig({ site: 'https://example.com', integrations: [starlight({ title: 'Bench', sidebar: [{ label: 'Docs', autogenerate: { directory: 'docs' } }] })] });\n`,
  );
  writeFileSync(
    join(site, 'src', 'content.config.ts'),
    `import { defineCollection } from 'astro:content';\nimport { docsLoader } from '@astrojs/starlight/loaders';\nimport { docsSchema } from '@astrojs/starlight/schema';\nexport const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n`,
  );
  writePages(join(site, 'src', 'content', 'docs', 'docs'), count, '.md');
  return {
    cwd: site,
    edited: join(site, 'src/content/docs/docs', `${PAGE}.md`),
    command: [process.execPath, ['node_modules/astro/astro.js', 'build']],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    output: join(site, 'dist'),
    page: `/docs/${PAGE}/`,
  };
}

export function prepareVitePress(count) {
  const site = preparePeer('vitepress', { vitepress: VERSIONS.vitepress, vue: '^3' }, { type: 'module' });
  for (const name of ['docs', '.vitepress']) rmSync(join(site, name), { recursive: true, force: true });
  mkdirSync(join(site, '.vitepress'), { recursive: true });
  const items = JSON.stringify(
    Array.from({ length: count }, (_, index) => ({ text: `Page ${index}`, link: `/docs/${pagePath(index)}` })),
  );
  writeFileSync(
    join(site, '.vitepress', 'config.mjs'),
    `export default { title: 'Bench', description: 'Generated pages', themeConfig: { search: { provider: 'local' }, sidebar: ${items} } };\n`,
  );
  writePages(join(site, 'docs'), count, '.md');
  return {
    cwd: site,
    edited: join(site, 'docs', `${PAGE}.md`),
    command: [process.execPath, ['node_modules/vitepress/bin/vitepress.js', 'build']],
    env: {},
    output: join(site, '.vitepress/dist'),
    page: `/docs/${PAGE}.html`,
  };
}

/** Installs a site generator in .tmp/bench, unless it is already there. */
function preparePeer(name, dependencies, fields) {
  const site = join(work, name);
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'package.json'), JSON.stringify({ name: 'bench', private: true, ...fields, dependencies }));
  if (existsSync(join(site, 'node_modules', '.package-lock.json'))) return site;
  if (run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: site }) !== 0)
    throw new Error(`npm install failed for ${name} in ${site}.`);
  return site;
}

/** Installs Lighthouse, which only this benchmark needs, and returns the path of its entry file. */
export function prepareLighthouse() {
  return join(
    preparePeer('lighthouse', { lighthouse: '12' }, { type: 'module' }),
    'node_modules/lighthouse/core/index.js',
  );
}
