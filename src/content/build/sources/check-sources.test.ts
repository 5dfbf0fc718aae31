import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inTestProject } from '../../../site/build/test-support';

const doc = (body: string): string => `---\ntitle: A\n---\n\n${body}\n`;

test('a file that is removed during a check is left out', async () => {
  const { problems } = await inTestProject(
    { 'docs/a.mdx': doc('<Chart />'), 'docs/b.mdx': doc('<Chart />') },
    () => import('./check-sources'),
    ({ createSourceChecker }, root) => {
      // It reads the first file before it waits.
      const checked = createSourceChecker().check();
      rmSync(join(root, 'content/docs/b.mdx'));
      return checked;
    },
  );
  expect(problems.map(({ file }) => file)).toEqual(['content/docs/a.mdx']);
});
