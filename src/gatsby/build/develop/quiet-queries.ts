/**
 * Leaves out what Gatsby prints about templates that no page uses, such as those of the blog on a site without one: a
 * warning for each of them whenever queries are read, and twenty lines of advice. `create-pages.ts` says why a page is
 * not created.
 *
 * Relies on gatsby 5.16: the texts of `dist/query/query-watcher.js`.
 */
import { createRequire } from 'node:module';

interface Reporter {
  warn: (text: string) => void;
  log: (text: string) => void;
}

const WARNING = /^The GraphQL query in the non-page component "[^"]*\/src\/templates\/[^"]*" will not be run\./;
const ADVICE = /^\s*Exported queries are only executed for page components\./;

export function quietUnusedTemplates(): void {
  const load = createRequire(require.resolve('gatsby/package.json'));
  quietReporter(load('gatsby-cli/lib/reporter') as Reporter);
}

export function quietReporter(reporter: Reporter): void {
  const { warn, log } = reporter;
  reporter.warn = (text) => (WARNING.test(text) ? undefined : warn(text));
  reporter.log = (text) => (ADVICE.test(text) ? undefined : log(text));
}
