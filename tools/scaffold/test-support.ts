/** A word of letters that no text contains. */
function wordAt(index: number): string {
  const letter = (value: number): string => String.fromCharCode(97 + (value % 26));
  return `zq${letter(index / 676)}${letter(index / 26)}${letter(index)}`;
}

const SENTENCE = 12;

/**
 * Fills the blanks of a scaffold with words that occur nowhere else, for tests.
 *
 * @param state `next` is the number of the next word, which grows
 * @param values `words` of the whole page to aim at, and the keys that front matter may refer to
 */
export function fillBlanks(
  text: string,
  state: { next: number },
  values: { readonly words: number; readonly tags: readonly string[]; readonly author: string },
): string {
  const take = (count: number): string => Array.from({ length: count }, () => wordAt(state.next++)).join(' ');
  const paragraphs = text.split('\n').filter((line) => PARAGRAPH.test(line)).length;
  const perParagraph = Math.ceil(values.words / Math.max(1, paragraphs));
  return text
    .replace(/^# \[blank: [^\]]*\]\ntags: \[\]/m, `tags: [${values.tags.slice(0, 2).join(', ')}]`)
    .replace(/^# \[blank: [^\]]*\]\nauthors: \[\]/m, `authors: [${values.author}]`)
    .replace(/^description: "\[blank: [^\]]*\]"/m, () => `description: "${take(16)}."`)
    .split('\n')
    .map((line) => {
      if (!PARAGRAPH.test(line)) return line.replace(/\[blank: [^\]]*\]/g, () => take(2));
      const count = Math.ceil(perParagraph / SENTENCE);
      const sentences = Array.from({ length: count }, () => `Z${take(SENTENCE).slice(1)}.`);
      return `${/^ */.exec(line)?.[0] ?? ''}${sentences.join(' ')}`;
    })
    .join('\n');
}

const PARAGRAPH = /^ *\[blank: [^\]]*\]$/;
