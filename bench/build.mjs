// npm run bench:build -- 1000 [--docusaurus]: builds generated pages, cold and after one edit, and prints seconds and
// peak memory. With --docusaurus the same pages are built by Docusaurus with its fast bundler in the same run.
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, run } from '../scripts/bootstrap.mjs';
import { pagePath, writePages } from './generate-pages.mjs';
import { measure } from './measure.mjs';

const DOCUSAURUS = '3.10.2';
/** Its search theme takes any of several: the one that this site uses, so that the newest need not be there. */
const DOCSEARCH = '3.9.0';
const counts = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument)).map(Number);
const withPeer = process.argv.includes('--docusaurus');
if (counts.length === 0) {
  console.error('Usage: npm run bench:build -- N [N …] [--docusaurus]   (N: number of pages)');
  process.exit(1);
}
ensureInstalled();
const work = join(root, '.tmp', 'bench');

/** A working copy beside the project, so that its own build stays as it is. */
function prepareSite(count) {
  const site = join(work, 'site');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  for (const name of ['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'package.json', 'tsconfig.json']) cpSync(join(root, name), join(site, name));
  cpSync(join(root, 'src'), join(site, 'src'), { recursive: true });
  cpSync(join(root, 'static'), join(site, 'static'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
  const content = join(site, 'content');
  writePages(join(content, 'docs'), count, '.mdx');
  mkdirSync(join(content, 'pages'), { recursive: true });
  writeFileSync(join(content, 'pages', 'index.mdx'), '---\ntitle: Benchmark\ndescription: Generated pages.\nslug: /\n---\n\nGenerated pages.\n');
  return { cwd: site, edited: join(content, 'docs', `${pagePath(3)}.mdx`), command: [process.execPath, ['node_modules/gatsby/cli.js', 'build', '--no-color']], env: { GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } };
}

function prepareDocusaurus(count) {
  const site = join(work, 'docusaurus');
  mkdirSync(site, { recursive: true });
  for (const name of ['docs', 'build', '.docusaurus', 'node_modules/.cache']) rmSync(join(site, name), { recursive: true, force: true });
  writeFileSync(join(site, 'package.json'), JSON.stringify({ name: 'bench', private: true, dependencies: { '@docusaurus/core': DOCUSAURUS, '@docusaurus/preset-classic': DOCUSAURUS, '@docusaurus/faster': DOCUSAURUS, react: '^19', 'react-dom': '^19' }, overrides: { '@docsearch/react': DOCSEARCH } }));
  writeFileSync(
    join(site, 'docusaurus.config.js'),
    `module.exports = { title: 'Bench', url: 'https://example.com', baseUrl: '/', future: { v4: true, faster: true }, presets: [['classic', { docs: { routeBasePath: 'docs', sidebarPath: undefined }, blog: false, theme: {} }]] };\n`,
  );
  if (!existsSync(join(site, 'node_modules', '@docusaurus', 'core')) && run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: site }) !== 0) throw new Error('Docusaurus could not be installed.');
  writePages(join(site, 'docs'), count, '.md');
  return { cwd: site, edited: join(site, 'docs', `${pagePath(3)}.md`), command: [process.execPath, ['node_modules/.bin/docusaurus', 'build']], env: {} };
}

async function bench({ cwd, edited, command: [program, args], env }) {
  const cold = await measure(program, args, { cwd, env });
  appendFileSync(edited, '\nOne more sentence.\n');
  const edit = await measure(program, args, { cwd, env });
  return { cold, edit };
}

const rows = [];
for (const count of counts) {
  for (const [name, prepare] of [['this site', prepareSite], ...(withPeer ? [['Docusaurus', prepareDocusaurus]] : [])]) {
    console.log(`${count} pages, ${name} …`);
    const { cold, edit } = await bench(prepare(count));
    rows.push({ pages: count, builder: name, 'cold, s': cold.seconds.toFixed(1), 'cold, GB': cold.gigabytes.toFixed(2), 'after one edit, s': edit.seconds.toFixed(1), 'edit, GB': edit.gigabytes.toFixed(2) });
  }
}
console.table(rows);
