import { resolve } from 'node:path';

/** What a command of this kind does about the gallery. */
async function inMode(nodeEnv: 'production' | 'development', overrides: string) {
  const before = { ...process.env };
  Object.assign(process.env, { NODE_ENV: nodeEnv, SITE_OVERRIDES: overrides });
  try {
    const found: unknown[] = [];
    await jest.isolateModulesAsync(async () => {
      const { fileSources } = await import('../plugins/sources');
      const { kindOf } = await import('../files/scan');
      const { staticPages } = await import('../families/static-pages');
      const [planned] = staticPages.plan({
        allPage: { nodes: [{ id: 'a', path: '/gallery', draft: false, sourcePath: 'pages/gallery.mdx' }] },
      });
      found.push({
        isRead: JSON.stringify(fileSources()).includes('tools/gallery'),
        kind: kindOf(resolve('tools/gallery/gallery.mdx'))?.type,
        template: planned?.template,
      });
    });
    return found[0];
  } finally {
    process.env = before;
  }
}

test('a build does not read the gallery; a page of the content at its address is a page like others', async () => {
  expect(await inMode('production', '')).toEqual({ isRead: false, kind: undefined, template: 'page' });
});
