import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { comparablePath } from '../../site/routes';
import { createApiNodes } from '../../api/build/create-nodes';
import { deriveNodes } from './derived/derive-nodes';
import { env } from '../../site/build/env';
import { pageFamilies } from './families';
import type { PlannedPage } from './families/types';
import { messageWithCauses } from '../../site/problems';
import { runQuery } from '../../site/build/run-query';

/** Makes every page of the site: the one place where planning turns into effects. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  try {
    // Nodes are sourced once; a server that runs on sees an edited description here.
    if (!env.isProduction) createApiNodes(args);
    await deriveNodes(args);
    const pages: PlannedPage[] = [];
    for (const family of pageFamilies) pages.push(...family.plan(await family.load(args.graphql)));
    const problems = [...findDuplicates(pages), ...findBrokenTemplates(pages, readTemplate)];
    if (problems.length > 0) throw new Error(problems.join('\n'));
    for (const { path, template, context } of pages)
      args.actions.createPage({ path, component: resolve(templateFile(template)), context });
  } catch (error) {
    // Where that query fails too, the first reason is reported.
    const found = await findContentProblems(args.graphql).catch(() => []);
    args.reporter.panicOnBuild(found.length > 0 ? found.join('\n') : messageWithCauses(error));
  }
}

/** What is wrong in any content file, so that authors see all of it at once. Empty if the reason is another one. */
async function findContentProblems(graphql: CreatePagesArgs['graphql']): Promise<string[]> {
  const data = await runQuery<Queries.ContentProblemsQuery>(
    graphql,
    /* GraphQL */ `
      query ContentProblems {
        allDoc(sort: { sourcePath: ASC }) {
          nodes {
            problems
          }
        }
        allBlogPost(sort: { sourcePath: ASC }) {
          nodes {
            problems
          }
        }
        allPage(sort: { path: ASC }) {
          nodes {
            problems
          }
        }
      }
    `,
  );
  return Object.values(data).flatMap(({ nodes }) => nodes.flatMap(({ problems }) => problems));
}

function templateFile(template: string): string {
  return `src/templates/${template}.tsx`;
}

function readTemplate(template: string): string | undefined {
  const file = resolve(templateFile(template));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Templates that are missing or export no component, each with the first page that asks for it. `read` gives a
 * template's source.
 */
export function findBrokenTemplates(
  pages: readonly Pick<PlannedPage, 'path' | 'template'>[],
  read: (template: string) => string | undefined,
): string[] {
  const firstPages = new Map([...pages].reverse().map(({ path, template }) => [template, path]));
  return [...firstPages].flatMap(([template, path]) => {
    const source = read(template);
    if (source === undefined)
      return [
        `${path} asks for the template "${template}", which does not exist (looked for ${templateFile(template)})`,
      ];
    return /^export (?:default\b|\{[^}]*\bdefault\b)/m.test(source)
      ? []
      : [
          `${path} is made by ${templateFile(template)}, which has no default export, the component that renders the page`,
        ];
  });
}

/** Two pages with one address, compared as files are served: without regard to trailing slashes. */
export function findDuplicates(pages: readonly Pick<PlannedPage, 'path' | 'source'>[]): string[] {
  const byPath = new Map<string, string[]>();
  for (const { path, source } of pages)
    byPath.set(comparablePath(path), [...(byPath.get(comparablePath(path)) ?? []), source]);
  return [...byPath]
    .filter(([, sources]) => sources.length > 1)
    .map(([path, sources]) => `Two pages have the address ${path}: ${sources.join(' and ')}`);
}
