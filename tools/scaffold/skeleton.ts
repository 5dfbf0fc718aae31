import { blank } from '../content-rules/check-blanks';
import type { PageKind } from '../content-rules/page-kinds';
import type { ContentPage } from '../content-pages';
import type { ScaffoldOptions } from './arguments';
import { cardsPart, codePart, diagramPart, endpointPart, picturePart, stepsPart, tablePart } from './parts';
import type { ScaffoldProject } from './types';
import { quoted } from './values';

/** What the text of a new page depends on. */
export interface PageContext {
  readonly route: string;
  readonly kind: PageKind;
  readonly options: ScaffoldOptions;
  /** Pages to link to and to take tags from, the nearest first. */
  readonly near: readonly ContentPage[];
  readonly project: ScaffoldProject;
  /** Set for a post. */
  readonly post?: { readonly author: string | undefined };
}

/** How many tags are proposed. */
const PROPOSED = 12;

/** The front matter of a new page, with a blank for each field that its author has to fill. */
export function frontMatter(title: string, { options, near, project, post }: PageContext): string {
  const { limits } = project.rules;
  const lines = [
    `title: ${quoted(title)}`,
    `description: "${blank(`a sentence of ${limits.description.join(' to ')} characters that no other page has`)}"`,
  ];
  if (post) {
    const authors = [...project.known.authors].join(', ');
    lines.push(`date: ${project.day}`);
    if (post.author === undefined)
      lines.push(`# ${blank(`one or more of ${authors} (content/data/authors.yaml), then delete this line`)}`);
    lines.push(`authors: [${post.author ?? ''}]`);
  }
  if (options.tags.length < limits.tags[0]) {
    const file = `content/data/${post ? 'blog' : 'docs'}-tags.yaml`;
    const proposed = proposedTags(post ? project.pages.filter(({ kind }) => kind === 'post') : near);
    const such = proposed.length > 0 ? `, such as ${proposed.join(', ')}` : '';
    lines.push(`# ${blank(`${limits.tags.join(' to ')} tags of ${file}${such}; then delete this line`)}`);
  }
  lines.push(`tags: [${options.tags.join(', ')}]`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/** The tags of pages, most frequent first; pages that are nearer count more. */
function proposedTags(pages: readonly ContentPage[]): string[] {
  const weights = new Map<string, number>();
  pages.slice(0, 20).forEach(({ frontMatter: { tags } }, index) => {
    for (const tag of Array.isArray(tags) ? tags.map(String) : [])
      weights.set(tag, (weights.get(tag) ?? 0) + 1 / (index + 10));
  });
  return [...weights]
    .sort(([, one], [, other]) => other - one)
    .slice(0, PROPOSED)
    .map(([tag]) => tag);
}

/** The body of a new page: everything that its kind must have, each as short as it can be, with blanks. */
export function pageBody(context: PageContext): string {
  const { kind, options } = context;
  const has = new Set(kind.parts);
  const wantsDiagram = has.has('diagram') || options.diagram;
  const headings = kind.headings.map(({ name }) => name);
  const before = kind.headings.filter(({ name }) => name === 'What you need');
  const after = kind.headings.filter(({ name }) => name !== 'What you need' && !isRelated(name));
  const hostsTable = headings.includes('Errors');
  return join([
    opening(kind),
    ...(kind.truncate ? ['{/* truncate */}'] : []),
    ...(wantsDiagram ? [diagramPart()] : []),
    ...(has.has('picture') && !wantsDiagram ? [picturePart()] : []),
    ...before.map((heading) => section(heading.name, heading.write)),
    has.has('steps') ? '## Steps' : `## ${blank('a heading that says what the section is about')}`,
    blank('what readers do, or have to know; more sections like this one, if it needs them'),
    ...(has.has('endpoint') ? [endpointPart(context)] : []),
    ...(has.has('steps') ? [stepsPart(context.route)] : has.has('code') ? [codePart(context.route)] : []),
    ...(has.has('table') && !hostsTable ? [tablePart()] : []),
    ...after.flatMap(({ name, write }) => [
      section(name, write),
      ...(name === 'Errors' ? [tablePart(['What you see', 'Cause', 'Fix'])] : []),
    ]),
    ...(has.has('cards') ? [cardsPart(context.near)] : []),
    ...(headings.some(isRelated) || has.has('docs-link') ? [relatedPages(context.near)] : []),
  ]);
}

/** The first paragraph, which says what the page is for, and how long it should be. */
export function opening({ words }: PageKind): string {
  const length = words ? `; the page has ${words.join(' to ')} words` : '';
  return blank(`what this is, and when a developer needs it${length}`);
}

export function section(name: string, write = 'what belongs here'): string {
  return `## ${name}\n\n${blank(write)}`;
}

/** Links to pages beside the new one, as a start. */
export function relatedPages(near: readonly ContentPage[]): string {
  const lines = near
    .slice(0, 2)
    .map((page) => `- [${titleOf(page)}](${page.route}): ${blank('what it adds, or link to another page')}`);
  return `## Related pages\n\n${lines.join('\n') || blank('pages that come next')}`;
}

const titleOf = ({ frontMatter: { title }, route }: ContentPage): string => (typeof title === 'string' ? title : route);

const isRelated = (name: string): boolean => name === 'Related pages';

export const join = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;
