import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isValidElement } from 'react';
import { AUTHOR_FILES } from '../../../site/author-state';

/** Sources of the scripts in the head of every document. */
async function scriptsIn(mode: string): Promise<unknown[]> {
  const before = process.env.NODE_ENV;
  const components: unknown[] = [];
  try {
    Object.assign(process.env, { NODE_ENV: mode, STARTER_CODE: '()=>{}', ICON_DATA_URL: 'data:,' });
    await jest.isolateModulesAsync(async () => {
      const { onRenderBody } = await import('../../../../gatsby-ssr');
      const args = {
        setHtmlAttributes: () => undefined,
        setHeadComponents: (all: unknown[]) => components.push(...all),
        pathname: '/',
      };
      void onRenderBody?.(args as never, { plugins: [] });
    });
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
  }
  return components.flatMap((one) =>
    isValidElement<{ src?: string }>(one) && one.type === 'script' ? [one.props.src].filter(Boolean) : [],
  );
}

test('only the document of the development server loads what authors see', async () => {
  expect(await scriptsIn('development')).toEqual([`${AUTHOR_FILES}/author.js`]);
  expect(await scriptsIn('production')).toEqual([]);
});

test('no module that is bundled imports any of it', () => {
  const folder = 'src/gatsby/browser/develop';
  const files = ['.', 'src']
    .flatMap((root) =>
      readdirSync(root, { recursive: root === 'src', encoding: 'utf8' }).map((name) => join(root, name)),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith(folder));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /from '[^']*browser\/develop/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
