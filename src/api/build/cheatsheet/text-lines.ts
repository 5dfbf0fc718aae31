import { FONTS, type FontName } from './fonts';

/** Text in one font and colour. */
export interface Run {
  readonly text: string;
  readonly font: FontName;
  readonly color: string;
  readonly size: number;
}

/** A run with its place in a line. */
export interface PlacedRun extends Run {
  readonly x: number;
}

/** Measures text; a PDF document does. */
export interface Ruler {
  font(name: string): Ruler;
  fontSize(size: number): Ruler;
  widthOfString(text: string): number;
}

export function widthOf(ruler: Ruler, run: Run): number {
  return ruler.font(FONTS[run.font].name).fontSize(run.size).widthOfString(run.text);
}

/**
 * Breaks runs into lines at spaces. Words keep the space behind them, so that copied text has its spaces; a word wider
 * than the line has a line of its own. Runs without a space between them are one word.
 */
export function breakLines(ruler: Ruler, runs: readonly Run[], width: number): PlacedRun[][] {
  const lines: PlacedRun[][] = [[]];
  let x = 0;
  for (const word of wordsOf(runs)) {
    const visible = word.reduce(
      (sum, part, index) =>
        sum + widthOf(ruler, index === word.length - 1 ? { ...part, text: part.text.trimEnd() } : part),
      0,
    );
    if (x > 0 && x + visible > width + 0.01) {
      lines.push([]);
      x = 0;
    }
    const line = lines.at(-1) as PlacedRun[];
    for (const part of word) {
      const last = line.at(-1);
      if (last && last.font === part.font && last.color === part.color)
        line[line.length - 1] = { ...last, text: last.text + part.text };
      else line.push({ ...part, x });
      x += widthOf(ruler, part);
    }
  }
  return lines;
}

/** Words with the spaces behind them, each of one or several runs. */
function wordsOf(runs: readonly Run[]): Run[][] {
  const words: Run[][] = [];
  let open = false;
  for (const run of runs) {
    for (const text of run.text.match(/\S+\s*|\s+/g) ?? []) {
      const part = { ...run, text };
      if (open) words.at(-1)?.push(part);
      else words.push([part]);
      open = !/\s$/.test(text);
    }
  }
  return words;
}

/** Makes runs of text in which backticks mark code. */
export function markedRuns(text: string, plain: Omit<Run, 'text'>, code: Omit<Run, 'text'>): Run[] {
  return text
    .split('`')
    .map((part, index) => ({ ...(index % 2 === 1 ? code : plain), text: part }))
    .filter(({ text: part }) => part !== '');
}
