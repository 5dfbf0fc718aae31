import { breakLines, markedRuns, widthOf, type PlacedRun, type Ruler, type Run } from './text-lines';
import { COLORS, COLUMN_WIDTH, type Scale } from './theme';
import type { SheetCall, SheetSection, SheetTerm } from './types';

/** A line of text at its place within a block. */
export interface BlockLine {
  readonly y: number;
  readonly runs: readonly PlacedRun[];
}

/** What is drawn as one, and read as one: the tag says as what. */
export interface Block {
  readonly tag: 'H2' | 'LI' | 'P';
  readonly height: number;
  readonly lines: readonly BlockLine[];
  /** Stands on a tint of its own. */
  readonly panel?: boolean;
}

export interface SectionBlocks {
  readonly title: string;
  readonly height: number;
  readonly blocks: readonly Block[];
}

/** Sets a section in lines, at the width of a column. */
export function setSection(section: SheetSection, scale: Scale, ruler: Ruler): SectionBlocks {
  const blocks = [
    setHeading(section.title, scale),
    ...section.lead.map((term) => setTerm(term, scale, ruler)),
    ...section.calls.map((call) => setCall(call, scale, ruler)),
    ...section.terms.map((term) => setTerm(term, scale, ruler)),
    ...section.names.map(({ title, values }) => setNames(title, values, scale, ruler)),
    ...(section.code.length === 0 ? [] : [setCode(section.code, scale)]),
  ];
  return {
    title: section.title,
    blocks,
    height: blocks.reduce((sum, { height }) => sum + height, 0) + scale.afterSection,
  };
}

function setHeading(title: string, scale: Scale): Block {
  const run: PlacedRun = { text: title, font: 'sansBold', color: COLORS.accent, size: scale.heading, x: 0 };
  return { tag: 'H2', height: scale.heading * 2, lines: [{ y: scale.heading * 0.4, runs: [run] }] };
}

function setCall(call: SheetCall, scale: Scale, ruler: Ruler): Block {
  const method: PlacedRun = { text: `${call.method} `, font: 'monoBold', color: COLORS.accent, size: scale.text, x: 0 };
  const path = pathRuns(call.path, scale.text);
  const summary: Run = { text: call.summary, font: 'sans', color: COLORS.text, size: scale.text };
  const credential: Run = { text: call.credential, font: 'sans', color: COLORS.muted, size: scale.small };
  const credentialX = COLUMN_WIDTH - widthOf(ruler, credential);
  const lines = new LineStack();
  lines.add(scale.line, [method, ...indent(breakLines(ruler, path, COLUMN_WIDTH - scale.label)[0] ?? [], scale.label)]);
  const beside = lines.height;
  for (const line of breakLines(
    ruler,
    [{ ...summary, text: `${summary.text} ` }],
    credentialX - scale.label - scale.text * 0.6,
  ))
    lines.add(scale.line, indent(line, scale.label));
  // Beside the summary's first line, but read after its last.
  lines.addAt(beside + scale.text - scale.small, [{ ...credential, x: credentialX }]);
  const fields = call.fields.map((field): Run => ({
    text: `${field}  `,
    font: 'mono',
    color: field.includes('*') ? COLORS.text : COLORS.muted,
    size: scale.small,
  }));
  if (fields.length > 0)
    for (const line of breakLines(ruler, fields, COLUMN_WIDTH - scale.label))
      lines.add(scale.smallLine, indent(line, scale.label));
  return lines.toBlock('LI', scale.afterCall);
}

/** Fixed parts of a path are strong, what stands for a value is not. */
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

function setTerm({ term, text }: SheetTerm, scale: Scale, ruler: Ruler): Block {
  const size = scale.text;
  const plain = { font: 'sans', color: COLORS.text, size } as const;
  const code = { font: 'mono', color: COLORS.text, size: scale.small } as const;
  const label = markedRuns(
    `${term} `,
    { font: 'sansBold', color: COLORS.text, size },
    { font: 'monoBold', color: COLORS.text, size },
  );
  const lines = new LineStack();
  const [first = [], ...rest] = breakLines(ruler, markedRuns(text, plain, code), COLUMN_WIDTH - scale.label);
  lines.add(scale.line, [...(breakLines(ruler, label, COLUMN_WIDTH)[0] ?? []), ...indent(first, scale.label)]);
  for (const line of rest) lines.add(scale.line, indent(line, scale.label));
  return lines.toBlock('LI', scale.afterCall * 0.6);
}

function setNames(title: string, values: readonly string[], scale: Scale, ruler: Ruler): Block {
  const lines = new LineStack();
  lines.add(scale.line, [{ text: `${title} `, font: 'sansBold', color: COLORS.text, size: scale.text, x: 0 }]);
  for (const line of breakLines(
    ruler,
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

function setCode(code: readonly string[], scale: Scale): Block {
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

/** Lines one below the other. */
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
