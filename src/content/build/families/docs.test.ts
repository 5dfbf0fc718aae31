import type { PageFamily } from './types';

const row = (id: string, draft = false) => ({
  id,
  path: `/docs/${id}`,
  version: 'current',
  draft,
  sourcePath: `docs/${id}.mdx`,
  sidebarId: 'rest',
});

/** Paths planned in the given environment, which the modules read when they are loaded. */
async function plannedPaths(environment: 'production' | 'development'): Promise<string[]> {
  const nodeEnv = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: environment });
  const families: PageFamily[] = [];
  try {
    await jest.isolateModulesAsync(async () => {
      families.push((await import('./docs')).docs);
    });
  } finally {
    Object.assign(process.env, { NODE_ENV: nodeEnv });
  }
  return families
    .flatMap((family) => family.plan({ allDoc: { nodes: [row('a'), row('b', true)] } }))
    .map(({ path }) => path);
}

test('DOC-10 plans a page for a draft in development, but not in production', async () => {
  expect(await plannedPaths('development')).toEqual(['/docs/a', '/docs/b']);
  expect(await plannedPaths('production')).toEqual(['/docs/a']);
});
