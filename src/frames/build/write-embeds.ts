import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { escape } from 'html-escaper';
import { DIGEST_LENGTH } from '../../site/build/bundle-names';
import { bundleOnce, swcLoader } from '../../site/build/bundle-once';
import { changedColors } from '../../site/build/brand/changed-colors';
import { palettes } from '../../site/config/palettes';
import { siteConfig } from '../../site/config/site-config';
import { machineRoutes } from '../../site/machine-routes';
import { joinPath, routes, withBase } from '../../site/routes';

/**
 * Writes the document with which other sites show a layout in a frame, its script and its style sheet, unless the site
 * has no playgrounds.
 */
export async function writeEmbeds(folder: string): Promise<void> {
  rmSync(join(folder, machineRoutes.embeds()), { recursive: true, force: true });
  if (siteConfig.off.includes('playgrounds')) return;
  const bundles = await bundleOnce('embeds', [], () => ({
    target: 'web',
    entry: { layout: resolve('src/frames/stage/layout-embed-entry.ts') },
    output: { filename: `[name].[contenthash:${DIGEST_LENGTH}].js` },
    resolve: { extensions: ['.ts', '.js'] },
    optimization: { moduleIds: 'natural', chunkIds: 'natural' },
    module: { rules: [{ test: /\.ts$/, use: swcLoader({ syntax: 'typescript' }) }] },
  }));
  const css = readFileSync('src/frames/stage/layout-embed.css', 'utf8') + brandColors();
  const sheet = `layout.${createHash('sha256').update(css).digest('hex').slice(0, DIGEST_LENGTH)}.css`;
  const write = (path: string, content: string | Buffer): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [name, content] of bundles.files) write(joinPath(machineRoutes.embeds(), name), content);
  write(joinPath(machineRoutes.embeds(), sheet), css);
  write(routes.layoutEmbed(), embedDocument(bundles.scripts.layout ?? '', sheet));
}

/** Rules for the colors of a brand, where they differ from those in the style sheet. */
function brandColors(): string {
  const [light, dark] = [changedColors(palettes, 'light', '--'), changedColors(palettes, 'dark', '--')];
  return (
    (light ? `@media screen{:root{${light}}}\n` : '') +
    (dark ? `@media screen and (prefers-color-scheme:dark){:root{${dark}}}\n` : '')
  );
}

/** @param script name of a file beside the document, as `sheet` is */
function embedDocument(script: string, sheet: string): string {
  const { baseUrl, title } = siteConfig;
  const address = (name: string): string => withBase(baseUrl, joinPath(machineRoutes.embeds(), name));
  const playground = withBase(baseUrl, routes.playground('layouts'));
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>${escape(STRINGS.frames.layout)} | ${title}</title><link rel="stylesheet" href="${address(sheet)}">` +
    `<script src="${address(script)}" defer></script></head><body><main><h1>${escape(STRINGS.frames.layout)}</h1>` +
    `<p>${escape(STRINGS.frames.needsScript)}</p><a href="${playground}" target="_blank" rel="noopener">` +
    `${escape(STRINGS.frames.openPlayground)}</a></main></body></html>\n`
  );
}
