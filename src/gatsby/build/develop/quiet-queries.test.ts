import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { quietReporter } from './quiet-queries';

test("leaves out Gatsby's texts about templates without pages, and nothing else", () => {
  const watcher = readFileSync(
    join(dirname(require.resolve('gatsby/package.json')), 'dist/query/query-watcher.js'),
    'utf8',
  );
  expect(watcher).toContain('`The GraphQL query in the non-page component "${component}" will not be run.`');
  expect(watcher).toContain('Exported queries are only executed for page components.');
  const said: string[] = [];
  const reporter = { warn: (text: string) => void said.push(text), log: (text: string) => void said.push(text) };
  quietReporter(reporter);
  reporter.warn('The GraphQL query in the non-page component "/site/src/templates/blog.tsx" will not be run.');
  reporter.log('\nExported queries are only executed for page components. It is possible …');
  reporter.warn('The GraphQL query in the non-page component "/site/src/views/x.tsx" will not be run.');
  reporter.log('Total nodes: 3');
  expect(said).toEqual([
    'The GraphQL query in the non-page component "/site/src/views/x.tsx" will not be run.',
    'Total nodes: 3',
  ]);
});
