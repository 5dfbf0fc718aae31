import { palettes } from '../../../site/config/palettes';
import type { SheetCall, SheetSection, SheetTerm } from './types';

const { text: TEXT, muted: MUTED, accent: ACCENT } = palettes.light;
/** Font, color and size in relation to that of the text. */
const STYLES = {
  heading: ['SansBold', ACCENT, 1.3],
  strong: ['SansBold', TEXT, 1],
  text: ['Sans', TEXT, 1],
  note: ['Sans', MUTED, 0.9],
  method: ['MonoBold', ACCENT, 1],
  path: ['MonoBold', TEXT, 1],
  placeholder: ['Mono', ACCENT, 1],
  code: ['Mono', TEXT, 0.9],
  option: ['Mono', MUTED, 0.9],
} as const;

/** Text in one style. */
type Run = readonly [text: string, style: keyof typeof STYLES];

/** A4 landscape, in points. */
export const PAGE = { width: 841.89, height: 595.28 };
export const MARGIN = { side: 30, top: 58, bottom: 34 };
export const COLUMNS = { count: 3, gap: 22 };
const COLUMN_WIDTH = (PAGE.width - 2 * MARGIN.side - (COLUMNS.count - 1) * COLUMNS.gap) / COLUMNS.count;

/**
 * Draws a section as tagged content, with the given size of text. All measures are in points.
 *
 * @param column counts from 0
 * @returns the height, with the space below
 */
export function drawSection(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  section: SheetSection,
  { column, top }: { readonly column: number; readonly top: number },
  size: number,
): number {
  const x = MARGIN.side + column * (COLUMN_WIDTH + COLUMNS.gap);
  const label = size * 5.3;
  let y = top + size * 0.4;
  const write = (runs: readonly Run[], left = 0, right = 0, align: 'left' | 'right' = 'left') => {
    runs.forEach(([text, style], index) => {
      const [font, color, scale] = STYLES[style];
      document
        .font(font)
        .fontSize(size * scale)
        .fillColor(color);
      const options = {
        width: COLUMN_WIDTH - left - right,
        align,
        baseline: 'alphabetic',
        lineGap: size * 1.3 - document.currentLineHeight(true),
        continued: index < runs.length - 1,
      } as const;
      if (index === 0) document.text(text, x + left, y + size, options);
      else document.text(text, options);
    });
    y = document.y - size;
  };
  /** Writes what follows in the same line. */
  const writeBeside = (...line: Parameters<typeof write>) => {
    const start = y;
    write(...line);
    y = start;
  };
  /** Writes names whole, with what follows an equals sign in another color: the library would break them at hyphens. */
  const writeNames = (names: readonly string[], left = 0) => {
    // Characters of this font are 0.6 em wide.
    const most = Math.floor((COLUMN_WIDTH - left) / (size * 0.9 * 0.6));
    const lines: string[] = [];
    for (const name of names) {
      const joined = `${lines.at(-1) ?? ''}${name}  `;
      if (lines.length > 0 && joined.length <= most) lines[lines.length - 1] = joined;
      else lines.push(`${name}  `);
    }
    for (const line of lines) write(split(line, /(=\S+)/, 'code', 'option'), left);
  };
  const drawTerm = ({ term, text }: SheetTerm) => {
    writeBeside(split(`${term} `, '`', 'strong', 'path'));
    write(split(text, '`', 'text', 'code'), label);
  };
  const drawCall = ({ method, path, summary, credential, fields }: SheetCall) => {
    writeBeside([[`${method} `, 'method']]);
    // Fixed parts are bold, placeholders are not.
    write(split(`${path} `, /(\b[A-Z][A-Z_]+\b)/, 'path', 'placeholder'), label);
    const start = y;
    write([[`${summary} `, 'text']], label, size * 5.8);
    const bottom = y;
    y = start;
    write([[credential || ' ', 'note']], 0, 0, 'right');
    y = bottom;
    writeNames(fields, label);
  };

  const sheetElement = document.struct('Sect', { title: section.title });
  root.add(sheetElement);
  const add = (tag: string, content: (() => void) | PDFKit.PDFStructureElement[], parent = sheetElement) => {
    parent.add(document.struct(tag, {}, content));
    y += size * 0.3;
  };
  add('H2', () => write([[section.title, 'heading']]));
  const list = document.struct('L');
  sheetElement.add(list);
  for (const term of section.lead) add('LI', [document.struct('LBody', {}, () => drawTerm(term))], list);
  for (const call of section.calls) add('LI', [document.struct('LBody', {}, () => drawCall(call))], list);
  for (const term of section.terms) add('LI', [document.struct('LBody', {}, () => drawTerm(term))], list);
  list.end();
  for (const { title, values } of section.names)
    add('P', () => {
      write([[`${title} `, 'strong']]);
      writeNames(values);
    });
  if (section.code.length > 0) add('P', () => section.code.forEach((line) => write([[`${line} `, 'code']])));
  sheetElement.end();
  return y + size - top;
}

/** Splits text into runs of two styles: every second part, as between backticks or in a group, has the other one. */
function split(text: string, separator: string | RegExp, style: Run[1], other: Run[1]): Run[] {
  return text
    .split(separator)
    .map((part, index): Run => [part, index % 2 === 1 ? other : style])
    .filter(([part]) => part !== '');
}
