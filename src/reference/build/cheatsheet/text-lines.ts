import { FONTS, type FontName } from './fonts';

/** Text in one font and color. */
export interface Run {
  readonly text: string;
  readonly font: FontName;
  readonly color: string;
  readonly size: number;
}

/** A run with its position in a line. */
export interface PlacedRun extends Run {
  readonly x: number;
}

/** Measures text; implemented by a PDF document. */
export interface TextMeasurer {
  font(name: string): TextMeasurer;
  fontSize(size: number): TextMeasurer;
  widthOfString(text: string): number;
}

export function widthOf(measurer: TextMeasurer, run: Run): number {
  return measurer.font(FONTS[run.font].name).fontSize(run.size).widthOfString(run.text);
}

/**
 * Breaks runs into lines at spaces. Words keep the space after them, so that copied text contains spaces. A word that
 * is wider than the line gets a separate line. Runs without a space between them are one word.
 */
export function breakLines(measurer: TextMeasurer, runs: readonly Run[], width: number): PlacedRun[][] {
  const lines: PlacedRun[][] = [[]];
  let x = 0;
  for (const word of wordsOf(runs)) {
    const visible = word.reduce(
      (sum, part, index) =>
        sum + widthOf(measurer, index === word.length - 1 ? { ...part, text: part.text.trimEnd() } : part),
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
      x += widthOf(measurer, part);
    }
  }
  return lines;
}

/** Splits runs into words with the spaces after them; each word consists of one or more runs. */
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

/** Converts text, in which backticks mark code, to runs. */
export function markedRuns(text: string, plain: Omit<Run, 'text'>, code: Omit<Run, 'text'>): Run[] {
  return text
    .split('`')
    .map((part, index) => ({ ...(index % 2 === 1 ? code : plain), text: part }))
    .filter(({ text: part }) => part !== '');
}
