import { breakLines, markedRuns, widthOf, type PlacedRun, type TextMeasurer, type Run } from './text-lines';
import { COLORS, COLUMN_WIDTH, type Scale } from './theme';
import type { SheetCall, SheetSection, SheetTerm } from './types';

/** A line of text with its position in a block. */
interface BlockLine {
  readonly y: number;
  readonly runs: readonly PlacedRun[];
}

/** Lines that are drawn as a unit and tagged as one element of the PDF. */
export interface Block {
  readonly tag: 'H2' | 'LI' | 'P';
  readonly height: number;
  readonly lines: readonly BlockLine[];
  /** True for a block with a tinted background. */
  readonly panel?: boolean;
}

export interface SectionBlocks {
  readonly title: string;
  readonly height: number;
  readonly blocks: readonly Block[];
}

/** Lays out a section in lines, at the width of a column. */
export function layOutSection(section: SheetSection, scale: Scale, measurer: TextMeasurer): SectionBlocks {
  const blocks = [
    layOutHeading(section.title, scale),
    ...section.lead.map((term) => layOutTerm(term, scale, measurer)),
    ...section.calls.map((call) => layOutCall(call, scale, measurer)),
    ...section.terms.map((term) => layOutTerm(term, scale, measurer)),
    ...section.names.map(({ title, values }) => layOutNames(title, values, scale, measurer)),
    ...(section.code.length === 0 ? [] : [layOutCode(section.code, scale)]),
  ];
  return {
    title: section.title,
    blocks,
    height: blocks.reduce((sum, { height }) => sum + height, 0) + scale.afterSection,
  };
}

function layOutHeading(title: string, scale: Scale): Block {
  const run: PlacedRun = { text: title, font: 'sansBold', color: COLORS.accent, size: scale.heading, x: 0 };
  return { tag: 'H2', height: scale.heading * 2, lines: [{ y: scale.heading * 0.4, runs: [run] }] };
}

function layOutCall(call: SheetCall, scale: Scale, measurer: TextMeasurer): Block {
  const method: PlacedRun = { text: `${call.method} `, font: 'monoBold', color: COLORS.accent, size: scale.text, x: 0 };
  const path = pathRuns(call.path, scale.text);
  const summary: Run = { text: call.summary, font: 'sans', color: COLORS.text, size: scale.text };
  const credential: Run = { text: call.credential, font: 'sans', color: COLORS.muted, size: scale.small };
  const credentialX = COLUMN_WIDTH - widthOf(measurer, credential);
  const lines = new LineStack();
  lines.add(scale.line, [
    method,
    ...indent(breakLines(measurer, path, COLUMN_WIDTH - scale.label)[0] ?? [], scale.label),
  ]);
  const summaryY = lines.height;
  for (const line of breakLines(
    measurer,
    [{ ...summary, text: `${summary.text} ` }],
    credentialX - scale.label - scale.text * 0.6,
  ))
    lines.add(scale.line, indent(line, scale.label));
  // Drawn next to the first line of the summary, but read after its last line.
  lines.addAt(summaryY + scale.text - scale.small, [{ ...credential, x: credentialX }]);
  const fields = call.fields.map((field): Run => ({
    text: `${field}  `,
    font: 'mono',
    color: field.includes('*') ? COLORS.text : COLORS.muted,
    size: scale.small,
  }));
  if (fields.length > 0)
    for (const line of breakLines(measurer, fields, COLUMN_WIDTH - scale.label))
      lines.add(scale.smallLine, indent(line, scale.label));
  return lines.toBlock('LI', scale.afterCall);
}

/** Fixed parts of a path are bold, placeholders are not. */
function pathRuns(path: string, size: number): Run[] {
  return path
    .split(/(\b[A-Z][A-Z_]+\b)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^[A-Z_]+$/.test(part)
        ? { text: part, font: 'mono', color: COLORS.accent, size }
        : { text: part, font: 'monoBold', color: COLORS.text, size },
    );
}

function layOutTerm({ term, text }: SheetTerm, scale: Scale, measurer: TextMeasurer): Block {
  const size = scale.text;
  const plain = { font: 'sans', color: COLORS.text, size } as const;
  const code = { font: 'mono', color: COLORS.text, size: scale.small } as const;
  const label = markedRuns(
    `${term} `,
    { font: 'sansBold', color: COLORS.text, size },
    { font: 'monoBold', color: COLORS.text, size },
  );
  const lines = new LineStack();
  const [first = [], ...rest] = breakLines(measurer, markedRuns(text, plain, code), COLUMN_WIDTH - scale.label);
  lines.add(scale.line, [...(breakLines(measurer, label, COLUMN_WIDTH)[0] ?? []), ...indent(first, scale.label)]);
  for (const line of rest) lines.add(scale.line, indent(line, scale.label));
  return lines.toBlock('LI', scale.afterCall * 0.6);
}

function layOutNames(title: string, values: readonly string[], scale: Scale, measurer: TextMeasurer): Block {
  const lines = new LineStack();
  lines.add(scale.line, [{ text: `${title} `, font: 'sansBold', color: COLORS.text, size: scale.text, x: 0 }]);
  for (const line of breakLines(
    measurer,
    values.flatMap((value) => nameRuns(value, scale.small)),
    COLUMN_WIDTH,
  ))
    lines.add(scale.smallLine, line);
  return lines.toBlock('P', scale.afterCall);
}

function nameRuns(value: string, size: number): Run[] {
  const [name = '', initial] = value.split(/(?==)/);
  const run = (text: string, color: string): Run => ({ text, font: 'mono', color, size });
  return initial === undefined
    ? [run(`${name}  `, COLORS.text)]
    : [run(name, COLORS.text), run(`${initial}  `, COLORS.muted)];
}

function layOutCode(code: readonly string[], scale: Scale): Block {
  const lines = new LineStack(scale.small * 0.5);
  for (const text of code)
    lines.add(scale.line, [
      { text: `${text} `, font: 'mono', color: COLORS.text, size: scale.small, x: scale.small * 0.7 },
    ]);
  return { ...lines.toBlock('P', scale.small * 0.5), panel: true };
}

function indent(line: readonly PlacedRun[], by: number): PlacedRun[] {
  return line.map((run) => ({ ...run, x: run.x + by }));
}

/** Stacks lines vertically. */
class LineStack {
  private readonly lines: BlockLine[] = [];

  constructor(public height = 0) {}

  add(height: number, runs: readonly PlacedRun[]): void {
    this.addAt(this.height, runs);
    this.height += height;
  }

  addAt(y: number, runs: readonly PlacedRun[]): void {
    this.lines.push({ y, runs });
  }

  toBlock(tag: Block['tag'], space: number): Block {
    return { tag, lines: this.lines, height: this.height + space };
  }
}
