import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

/** A heading of a Markdown file, with where its section begins and ends. */
export interface Section {
  readonly title: string;
  readonly depth: number;
  /** Offsets in the text; the section contains its subsections. */
  readonly start: number;
  readonly end: number;
}

/** Lists the sections of a Markdown text. Headings in blocks of code are none. */
export function sectionsOf(text: string): Section[] {
  const front = /^---\n.*?\n---\n/s.exec(text)?.[0].length ?? 0;
  const headings = fromMarkdown(text.slice(front)).children.flatMap((node) =>
    node.type === 'heading'
      ? [{ title: squeeze(toString(node)), depth: node.depth, start: front + (node.position?.start.offset ?? 0) }]
      : [],
  );
  return headings.map((heading, index) => ({
    ...heading,
    end: headings.slice(index + 1).find(({ depth }) => depth <= heading.depth)?.start ?? text.length,
  }));
}

/** Finds a section by its title, without regard to case, spaces and marks. */
export function findSection(sections: readonly Section[], title: string): Section | undefined {
  const wanted = comparable(title);
  return sections.find((section) => comparable(section.title) === wanted);
}

/** `Start a playback` and `start-a-playback` are equal. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
