import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inTestProject } from '../../site/build/test-support';

test('what the last build has added and this one has not is removed, and nothing else', async () => {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, BUILD_STAMP: 'code' });
  await inTestProject(
    {},
    () => import('./added-files'),
    ({ addFiles }) => {
      mkdirSync('public/docs/b', { recursive: true });
      writeFileSync('public/docs/b/index.html', 'page');
      addFiles('public', [
        ['/docs/a.md', 'A'],
        ['/docs/b.md', 'B'],
      ]);
      addFiles('public', [['/docs/b.md', 'changed']]);
      expect(existsSync('public/docs/a.md')).toBe(false);
      expect(readFileSync('public/docs/b.md', 'utf8')).toBe('changed');
      expect(existsSync('public/docs/b/index.html')).toBe(true);
    },
  ).finally(() => environment.restore());
});
