import type { SiteConfig } from '../../src/site/config/site-config';
import { planScaffold } from './plan';
import { readScaffoldProject } from './read-project';

jest.mock('../../src/site/config/site-config', () => {
  const { siteConfig } = jest.requireActual<{ siteConfig: SiteConfig }>('../../src/site/config/site-config');
  const versions = [
    { name: 'current', label: 'Next', path: 'next', folder: 'docs' },
    { name: '2.0', label: '2.0', path: '', folder: 'docs-2.0' },
  ];
  return { siteConfig: { ...siteConfig, docs: { ...siteConfig.docs, versions, lastVersion: '2.0' } } };
});

const project = readScaffoldProject();
const addDoc = (id: string, more: Partial<typeof project> = {}) =>
  planScaffold(['doc', id, 'Wave', '--tags', 'how-to'], () => ({ ...project, ...more }));

test('a doc is added to what authors write, which readers find at the next version', () => {
  const { changes, next } = addDoc('rest/how-to/how-to-wave');
  expect(changes[0]!.path).toMatch(/\/content\/docs\/rest\/how-to\/how-to-wave\.mdx$/);
  expect(next.join('\n')).toContain('Its address is /docs/next/rest/how-to/how-to-wave');
});

test('an address of the last version is no obstacle, one of the next version is', () => {
  const at = (from: string) => ({
    redirects: { ...project.redirects, redirects: [{ from, to: '/blog', status: 301 as const }] },
  });
  expect(() => addDoc('rest/how-to/how-to-wave', at('/docs/rest/how-to/how-to-wave'))).not.toThrow();
  expect(() => addDoc('rest/how-to/how-to-wave', at('/docs/next/rest/how-to/how-to-wave'))).toThrow(
    'redirects the address /docs/next/rest/how-to/how-to-wave to /blog',
  );
});
