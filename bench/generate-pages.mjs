// Generates documentation pages, the same ones for every site generator in the comparison.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WORDS =
  'room meeting layout stream server client request answer token layer spot picture recording signal camera screen guest host link key update event session track frame canvas audio video message state time value field list page call user start stop open close send receive show hide change keep read write'.split(
    ' ',
  );
/** Number of pages per folder. Each folder becomes a sidebar category. */
const FOLDER_SIZE = 25;

/** Returns a generator of reproducible pseudo-random numbers in [0, 1) (mulberry32). */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Number of sections on each page. */
const SECTIONS = 6;

/** Title of a section. Does not depend on the rest of the page, because other pages link to the section. */
function sectionTitle(index, section) {
  return `Section ${section} ${pick(createRandom(index * SECTIONS + section))}`;
}

function pick(random) {
  return WORDS[Math.floor(random() * WORDS.length)];
}

/** Markdown links to three pages, two of them to a section. Every generator that checks links can resolve them. */
function links(index, count, random) {
  const near = (index + 1) % count;
  return [near, ...Array.from({ length: 2 }, () => Math.floor(random() * count))]
    .map((page, number) => {
      const anchor = `#${sectionTitle(page, number + 1)
        .toLowerCase()
        .replaceAll(' ', '-')}`;
      return `[page ${page}](/docs/${pagePath(page)}${number === 0 ? '' : anchor})`;
    })
    .join(', ');
}

/**
 * Returns the Markdown of one page: about 900 words, six sections, a table, a list, two code fences and three links.
 *
 * @param count number of pages that exist, to which the page can link
 */
function pageText(index, count) {
  const random = createRandom(index + 1);
  const word = () => pick(random);
  const sentence = () => {
    const words = Array.from({ length: 8 + Math.floor(random() * 10) }, word);
    return `${words.join(' ').replace(/^./, (letter) => letter.toUpperCase())}.`;
  };
  const paragraph = () => Array.from({ length: 5 }, sentence).join(' ');
  const sections = Array.from(
    { length: SECTIONS },
    (_, number) => `## ${sectionTitle(index, number + 1)}\n\n${paragraph()}\n\n${paragraph()}\n`,
  );
  const table = `| Name | Type | Text |\n| --- | --- | --- |\n${Array.from({ length: 6 }, () => `| \`${word()}\` | ${word()} | ${sentence()} |`).join('\n')}\n`;
  const list = Array.from({ length: 5 }, () => `- ${sentence()}`).join('\n');
  const code = `\`\`\`js\nconst ${word()} = await fetch('/rooms/${index}', { method: 'POST' });\nconsole.log(${index}, '${word()}');\n\`\`\`\n\n\`\`\`bash\ncurl https://api.example.com/rooms/${index} --header "Authorization: KEY"\n\`\`\`\n`;
  return `---\ntitle: Page ${index} ${word()}\ndescription: ${sentence()}\n---\n\n${paragraph()}\n\n${sections.slice(0, 3).join('\n')}\n${table}\n${list}\n\n${code}\n${sections.slice(3).join('\n')}\nSee also ${links(index, count, random)}.\n`;
}

/** Returns the path of a page relative to the docs folder, without the file extension. */
export function pagePath(index) {
  return `part-${String(Math.floor(index / FOLDER_SIZE)).padStart(3, '0')}/page-${index}`;
}

/** The page that is edited and measured. There must be enough pages for it. */
export const EDITED_PAGE = pagePath(3);

/** Writes `count` pages to a folder. */
export function writePages(folder, count, extension) {
  for (let index = 0; index < count; index += 1) {
    const file = join(folder, `${pagePath(index)}${extension}`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, pageText(index, count));
  }
}
