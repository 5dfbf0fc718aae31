import { wrapWords } from '../../site/wrap-words';

/** Characters in a line of a message between neighbors, and of a participant's name. */
const MESSAGE_LINE = 16;
const NAME_LINE = 11;

const NAME = /^(\s*(?:participant|actor)\s+\S+\s+as\s+)(.+)$/;
/** `A->>B: text`, with any of mermaid's arrows. */
const MESSAGE = /^(\s*(\w+)\s*(?:<<)?--?(?:>>?|x|\))\s*[+-]?(\w+)\s*:\s*)(.+)$/;

/**
 * Breaks the messages and names of a sequence diagram into lines, so that its columns stay narrow. Mermaid does so too,
 * but within words: `onPermissionsNee-ded`. A message across several columns has longer lines. Other diagrams are
 * returned as they are.
 */
export function wrapMessages(source: string): string {
  if (!/^\s*sequenceDiagram\b/.test(source)) return source;
  const columns = [...source.matchAll(/^\s*(?:participant|actor)\s+(\w+)/gm)].map(([, id = '']) => id);
  return source
    .split('\n')
    .map((line) => {
      const [, declaration = '', name] = NAME.exec(line) ?? [];
      if (name) return declaration + wrap(name, NAME_LINE);
      const [, arrow = '', from = '', to = '', text] = MESSAGE.exec(line) ?? [];
      if (!text) return line;
      const distance = Math.abs(columns.indexOf(from) - columns.indexOf(to));
      return arrow + wrap(text, MESSAGE_LINE * Math.max(1, distance));
    })
    .join('\n');
}

function wrap(text: string, limit: number): string {
  return wrapWords(text, limit).join('<br/>');
}
