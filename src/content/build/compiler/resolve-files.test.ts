import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTestProject, type TestFile } from '../../../site/build/test-support';
import type { FileResolver } from './resolve-files';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const FILES: Readonly<Record<string, TestFile>> = {
  'docs/a.mdx': '---\ntitle: A\n---\n\nText.\n',
  'docs/b.mdx': '---\ntitle: B\n---\n\nText.\n',
  'docs/pixel.png': PIXEL,
};

interface Project {
  readonly resolver: FileResolver;
  /** Whether everything that was read is still the same. */
  readonly isCurrent: () => boolean;
  readonly path: (name: string) => string;
}

const inProject = (action: (project: Project) => void) =>
  inTestProject(
    FILES,
    () => import('./resolve-files'),
    ({ createFileResolver, areCurrent }, root) => {
      const resolver = createFileResolver();
      action({
        resolver,
        isCurrent: () => areCurrent(resolver.reads),
        path: (name) => join(root, 'content/docs', name),
      });
    },
  );

let overwritten = 0;

/** Writes a file whose time of modification differs from those of all earlier ones. */
function overwrite(file: string, text: string): void {
  overwritten += 1;
  writeFileSync(file, text);
  utimesSync(file, new Date(), new Date(Date.now() + 5000 * overwritten));
}

test('a link leads to the URL path of the page, until the page moves or disappears', () =>
  inProject(({ resolver, isCurrent, path }) => {
    const url = resolver.resolveSourceLink('./b.mdx?q=1#top', path('a.mdx'), 3);
    expect(url).toMatch(/^\/docs\/.*b\?q=1#top$/);
    expect(isCurrent()).toBe(true);
    overwrite(path('b.mdx'), '---\ntitle: Another title\n---\n\nText.\n');
    expect(isCurrent()).toBe(true);
    overwrite(path('b.mdx'), '---\ntitle: B\nslug: /elsewhere\n---\n\nText.\n');
    expect(isCurrent()).toBe(false);
    rmSync(path('b.mdx'));
    expect(isCurrent()).toBe(false);
  }));

test('an image has its size and is published under its digest, until it changes or disappears', () =>
  inProject(({ resolver, isCurrent, path }) => {
    const image = resolver.resolveImage('./pixel.png', path('a.mdx'), 3);
    expect(image).toEqual({ src: expect.stringMatching(/^\/assets\/[0-9a-f]{16}\.png$/), width: 1, height: 1 });
    expect(existsSync(join('public', image.src))).toBe(true);
    rmSync('public', { recursive: true });
    expect(isCurrent()).toBe(true);
    expect(existsSync(join('public', image.src))).toBe(true);
    writeFileSync(path('pixel.png'), Buffer.concat([PIXEL, Buffer.from([0])]));
    expect(isCurrent()).toBe(false);
    rmSync(path('pixel.png'));
    expect(isCurrent()).toBe(false);
  }));

test('names file and line of a target that does not exist', () =>
  inProject(({ resolver, path }) => {
    expect(() => resolver.resolveSourceLink('./c.mdx', path('a.mdx'), 3)).toThrow(
      'content/docs/a.mdx:3 links to the file ./c.mdx, which does not exist (looked for content/docs/c.mdx)',
    );
    for (const src of ['./none.png', 'https://x.example/a.png'])
      expect(() => resolver.resolveImage(src, path('a.mdx'), 4)).toThrow(
        `a.mdx:4 shows the image ${src}, which does not`,
      );
    expect(resolver.reads).toEqual([]);
  }));
