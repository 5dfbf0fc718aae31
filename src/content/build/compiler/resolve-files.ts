import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { imageSize } from 'image-size';
import { env } from '../../../site/build/env';
import { displayPath } from '../../../site/build/source-text';
import { ContentError } from '../../../site/problems';
import type { RoutePath } from '../../../site/routes';

/**
 * Returns the URL path of the page for a source file that another file links to.
 *
 * @throws ContentError with file and line if there is no such page
 */
export function resolveSourceLink(
  href: string,
  from: string,
  line: number,
  host: Pick<NodePluginArgs, 'getNodesByType'>,
): RoutePath {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const target = resolve(dirname(from), decodeURI(path));
  for (const type of ['Doc', 'Page', 'BlogPost']) {
    const node = host
      .getNodesByType(type)
      .find(({ sourcePath }) => resolve(env.contentRoot, String(sourcePath)) === target);
    if (node) return `${String(node.path)}${rest}`;
  }
  throw new ContentError([
    {
      file: displayPath(from),
      line,
      message: `links to the file ${href}, which does not exist (looked for ${displayPath(target)})`,
    },
  ]);
}

/**
 * Returns the size and URL path of an image. An image in `static/` keeps its path; one next to the page is copied and
 * named after its digest.
 *
 * @throws ContentError with file and line if the image does not exist
 */
export function resolveImage(
  src: string,
  from: string,
  line: number,
): { src: RoutePath; width: number; height: number } {
  const file = src.startsWith('/') ? resolve('static', src.slice(1)) : resolve(dirname(from), decodeURI(src));
  if (/^[a-z]+:/i.test(src) || !existsSync(file)) {
    throw new ContentError([
      {
        file: displayPath(from),
        line,
        message: `shows the image ${src}, which does not exist (looked for ${displayPath(file)})`,
      },
    ]);
  }
  const bytes = readFileSync(file);
  const { width = 0, height = 0 } = imageSize(bytes);
  if (src.startsWith('/')) return { src, width, height };
  const name = `/assets/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}${extname(file)}`;
  const target = join(resolve('public'), name);
  mkdirSync(dirname(target), { recursive: true });
  if (!existsSync(target)) copyFileSync(file, target);
  return { src: name, width, height };
}
