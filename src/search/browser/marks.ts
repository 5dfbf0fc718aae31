/** Longest text that is shown, in characters. A title or snippet is far shorter. */
const LONGEST = 2000;

/** Part of a text with an engine's marks. */
export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Cuts off a text that is too long to be a title or snippet, so that a defective answer does not cost time. */
export function cutOff(value: string): string {
  return value.slice(0, LONGEST);
}

/** The marked parts of a text, in lower case. */
export function markedWords(value: string): string[] {
  return splitMarks(value).flatMap(({ text, isMarked }) => (isMarked ? [text.toLowerCase()] : []));
}

/** Splits a text at its marks. A mark that is not closed is plain text. */
export function splitMarks(value: string): MarkedPart[] {
  const [start = '', ...rest] = cutOff(value).split('<mark>');
  const parts = rest.flatMap((part): MarkedPart[] => {
    const end = part.indexOf('</mark>');
    if (end < 0) return [{ text: `<mark>${part}`, isMarked: false }];
    return [
      { text: part.slice(0, end), isMarked: true },
      { text: part.slice(end + '</mark>'.length), isMarked: false },
    ];
  });
  return [{ text: start, isMarked: false }, ...parts];
}
