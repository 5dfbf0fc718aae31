import type { PageFamily } from './types';

const row = (id: string, draft = false) => ({
  id,
  path: `/docs/${id}`,
  version: 'current',
  draft,
  sourcePath: `docs/${id}.mdx`,
  sidebarId: 'rest',
});

/** Paths planned in a build of this kind; the kind is read when the modules are loaded. */
async function plannedIn(environment: 'production' | 'development'): Promise<string[]> {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: environment });
  const families: PageFamily[] = [];
  try {
    await jest.isolateModulesAsync(async () => {
      families.push((await import('./docs')).docs);
    });
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
  }
  return families
    .flatMap((family) => family.plan({ allDoc: { nodes: [row('a'), row('b', true)] } }))
    .map(({ path }) => path);
}

test('DOC-10 drafts have a page while authors work, and none in production', async () => {
  expect(await plannedIn('development')).toEqual(['/docs/a', '/docs/b']);
  expect(await plannedIn('production')).toEqual(['/docs/a']);
});
