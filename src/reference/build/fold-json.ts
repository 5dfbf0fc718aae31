/** Named objects and lists with more lines than this are closed at first. */
const MAX_OPEN_LINES = 8;

/**
 * Makes the objects and lists of formatted JSON foldable. `lines` are its highlighted lines, and `plain` the same
 * without markup: by their indentation, each line that opens something is matched with the one that closes it.
 */
export function foldJson(plain: readonly string[], lines: readonly string[]): string {
  const fold = (from: number, to: number): string => {
    let html = '';
    for (let index = from; index < to; index += 1) {
      const line = `${lines[index] ?? ''}\n`;
      const end = index === 0 ? -1 : closingLine(plain, index);
      if (end < 0) html += line;
      else {
        const isNamed = (plain[index] ?? '').includes(':');
        const open = isNamed && end - index - 1 > MAX_OPEN_LINES ? '' : ' open';
        html += `<details class="fold"${open}><summary>${line}</summary>${fold(index + 1, end + 1)}</details>`;
        index = end;
      }
    }
    return html;
  };
  return fold(0, plain.length);
}

/** Index of the line that closes what a line opens; -1 if it opens nothing. */
function closingLine(plain: readonly string[], index: number): number {
  const [, indent = '', rest = ''] = /^( *)(.*)$/.exec(plain[index] ?? '') ?? [];
  if (!/[{[]$/.test(rest)) return -1;
  return plain.findIndex((line, other) => other > index && /^[}\]]/.test(line.slice(indent.length)));
}
