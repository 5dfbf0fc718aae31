import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { markdownStore, type MarkdownText } from '../../content/build/compiler/markdown-store';
import { countTokens } from '../../content/build/markdown/count-tokens';
import { pageToMarkdown, updatesToMarkdown } from '../../content/build/markdown/page-markdown';
import { recallPageNotes } from '../../content/build/notes/read-notes';
import { siteAddresses } from '../../content/build/markdown/site-addresses';
import { env } from '../../site/build/env';
import { readUtf8 } from '../../site/build/source-text';
import { rememberEach } from '../../site/build/remember';
import { product } from '../../site/config/product';
import { siteConfig } from '../../site/config/site-config';
import { versionOfAddress } from '../../site/docs-addresses';
import { counted } from '../../site/counted';
import { expandTokens, tokenValues } from '../../site/tokens';
import { routes, type RoutePath } from '../../site/routes';
import { twinOf } from '../../site/twins';
import { machineFiles, type MachineFiles, type TextArea, type TextPage, type TextVersion } from './machine-files';

/** The most tokens of a file with the text of several pages, of which a large model reads about a million at a time. */
const LIMITS = { area: 400_000, site: 900_000 };

/** What the checks know of a built page. */
interface BuiltPage {
  readonly path: RoutePath;
  readonly facts: { readonly title: string; readonly metas: Readonly<Record<string, string>> };
}

/**
 * Makes the texts of a built site for language models and agents.
 *
 * @param folder the built site
 * @param areas in the order in which the index lists them
 */
export async function siteTexts(
  folder: string,
  pages: readonly BuiltPage[],
  { areas, areaOf }: { readonly areas: readonly TextArea[]; readonly areaOf: (path: RoutePath) => TextArea },
): Promise<MachineFiles & { readonly summary: string }> {
  // Lists of posts and tags have no body of their own, so that their HTML is read.
  const lists = rememberEach<MarkdownText>('markdown-of-lists', (html) => {
    const text = pageToMarkdown(html, siteAddresses(siteConfig));
    return { text, tokens: countTokens(text) };
  });
  const htmlOf = (path: RoutePath): string => readFileSync(join(folder, path, 'index.html'), 'utf8');
  const bodyOf = (path: RoutePath): MarkdownText => {
    // The first page shows more than its own body.
    const own = path === routes.home() ? undefined : markdownStore.read(path);
    if (!own) return lists.read(htmlOf(path));
    const updates = path.startsWith(routes.blogPost(''))
      ? updatesToMarkdown(htmlOf(path), siteAddresses(siteConfig))
      : '';
    return updates === '' ? own : belowTitle(own, updates);
  };
  const notesOf = recallPageNotes();
  const textOf = ({ path, facts: { title, metas } }: BuiltPage): TextPage => ({
    ...notesOf(path),
    updated: notesOf(path)?.updated?.slice(0, 10),
    path,
    title: title.replace(` | ${siteConfig.title}`, ''),
    description: metas.description ?? '',
    area: areaOf(path),
    version: versionOf(path),
    // Lists of what a tag marks repeat other pages.
    isListed: !/noindex/.test(metas.robots ?? '') && !/_tags?_/.test(metas['docsearch:docusaurus_tag'] ?? ''),
    body: bodyOf(path),
  });
  const texts: TextPage[] = [];
  for (const page of pages) {
    if (twinOf(page.path) === undefined) continue;
    texts.push(textOf(page));
    // Other threads wait for this one to give them more pictures to draw.
    await setImmediate();
  }
  const made = machineFiles(texts, { site: siteConfig, areas, advice: readAdvice(), countTokens, limits: LIMITS });
  lists.save();
  const sizes = made.texts.map(({ label, tokens }) => `${label} ${Math.round(tokens / 1000)}`).join(', ');
  return { ...made, summary: `✓ ${counted(texts.length, 'page')} as Markdown. Thousands of tokens: ${sizes}.` };
}

/** The version of the docs to which a page belongs; undefined for the last one and for other pages. */
function versionOf(path: RoutePath): TextVersion | undefined {
  const name = versionOfAddress(path);
  const version = siteConfig.docs.versions.find((one) => one.name === name);
  if (!version || version.name === siteConfig.docs.lastVersion) return undefined;
  return { label: version.label, path: routes.docsRoot(version.path) };
}

function belowTitle({ text, tokens }: MarkdownText, added: string): MarkdownText {
  const [title = '', ...rest] = text.split('\n');
  return { text: [title, '', added.trimEnd(), ...rest].join('\n'), tokens: tokens + countTokens(added) };
}

/** What agents should know first. Empty if the content folder says nothing about it. */
function readAdvice(): string {
  const file = join(env.contentRoot, 'data', 'agents.md');
  if (!existsSync(file)) return '';
  const { page } = siteAddresses(siteConfig);
  const toAbsolute = (_: string, path: RoutePath): string => `](${page(path)})`;
  return expandTokens(readUtf8(file), tokenValues(product)).replace(/\]\((\/[^)]*)\)/g, toAbsolute);
}
