import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { comparablePath } from '../../site/routes';
import { createApiNodes } from '../../reference/build/create-nodes';
import { compileAhead, contentHasChanged, finishCompiling, type ContentNodeSource } from './compiler/content-compiler';
import { deriveNodes } from './derived/derive-nodes';
import { env } from '../../site/build/env';
import { hasLanguages, languagesOf } from '../../site/build/locales/languages';
import { displayPath } from '../../site/build/source-text';
import { loadPageKeys } from './families/page-keys';
import { planPages, type PlannedPage } from './families/plan-pages';
import { endCommand } from '../../site/build/end-command';
import { locateIn } from './files/locate-message';
import { ContentError, messageWithCauses, type Problem } from '../../site/problems';

/** In develop, they stay while planning fails: Gatsby drops pages that are not created again. */
let lastPages: readonly PlannedPage[] = [];

/**
 * Creates every page of the site. Planning has no side effects; they all happen here.
 *
 * @param notePlan in develop, is told why the pages could not be planned; nothing if they were
 */
export async function createPages(
  args: CreatePagesArgs,
  notePlan?: (problems: readonly Problem[]) => void,
): Promise<void> {
  try {
    if (!env.isProduction) contentHasChanged();
    // Gatsby sources nodes only once, so the development server picks up an edited API description here.
    if (!env.isProduction) createApiNodes(args);
    if (env.isProduction) compileAllAhead(args);
    await deriveNodes(args);
    const pages = planPages(await loadPageKeys(args.graphql), { isProduction: env.isProduction, now: Date.now() });
    const problems = [...findDuplicates(pages), ...findBrokenTemplates(pages, readTemplate)];
    if (problems.length > 0) throw new Error(problems.join('\n'));
    create(pages, args);
    lastPages = pages;
    notePlan?.([]);
  } catch (error) {
    const message = messageWithCauses(error);
    if (env.isProduction) endCommand([...(await contentProblems(args)), message].join('\n\n'));
    create(lastPages, args);
    if (notePlan) notePlan(error instanceof ContentError ? error.problems : problemsOf(message));
    else args.reporter.panicOnBuild(message);
  }
}

function problemsOf(message: string): Problem[] {
  return message.split('\n').map((line) => locateIn(line, displayPath(env.contentRoot)));
}

function create(pages: readonly PlannedPage[], { actions }: CreatePagesArgs): void {
  for (const { path, template, context, source } of pages)
    actions.createPage({
      path,
      component: resolve(templateFile(template)),
      context: hasLanguages ? { ...context, languages: languagesOf(source) } : context,
    });
}

/** Compiles the bodies of all pages. Those of new and changed files are being compiled already. */
function compileAllAhead(args: CreatePagesArgs): void {
  const nodes = ['Doc', 'BlogPost', 'Page'].flatMap((type) => args.getNodesByType(type));
  compileAhead(nodes as unknown as ContentNodeSource[], args);
}

/** Waits for the bodies that are being compiled, because the command may only end after the processes that do it. */
async function contentProblems(args: CreatePagesArgs): Promise<string[]> {
  try {
    await finishCompiling(args);
    return [];
  } catch (error) {
    return [messageWithCauses(error)];
  }
}

function templateFile(template: string): string {
  return `src/templates/${template}.tsx`;
}

function readTemplate(template: string): string | undefined {
  const file = resolve(templateFile(template));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * A message for each template that is missing or has no default export, with the first page that uses it.
 *
 * @param read returns a template's source, or undefined if the template does not exist
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
        `${path} uses the template "${template}", which does not exist: expected the file ${templateFile(template)}`,
      ];
    return /^export (?:default\b|\{[^}]*\bdefault\b)/m.test(source)
      ? []
      : [
          `${path} uses ${templateFile(template)}, which has no default export: expected the component that renders the page`,
        ];
  });
}

/**
 * A message for each path that several pages have. Case and trailing slashes are ignored, as slashes are when files are
 * served.
 */
export function findDuplicates(pages: readonly Pick<PlannedPage, 'path' | 'source'>[]): string[] {
  const byPath = new Map<string, string[]>();
  for (const { path, source } of pages)
    byPath.set(comparablePath(path), [...(byPath.get(comparablePath(path)) ?? []), source]);
  return [...byPath]
    .filter(([, sources]) => sources.length > 1)
    .map(([path, sources]) => `More than one page has the path ${path}: ${sources.join(', ')}`);
}
