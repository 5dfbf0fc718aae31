import { FONTS } from './fonts';
import type { Block, SectionBlocks } from './section-blocks';
import type { Run } from './text-lines';
import { COLORS, COLUMN_WIDTH, COLUMNS, MARGIN, PAGE, type Scale } from './theme';

type Document = PDFKit.PDFDocument;

export interface SheetFrame {
  readonly title: string;
  readonly subtitle: string;
  readonly siteAddress: string;
}

/** Draws the pages. Content is tagged for accessibility, and decoration is marked as an artifact. */
export function drawSheet(
  document: Document,
  columns: readonly (readonly SectionBlocks[])[],
  scale: Scale,
  frame: SheetFrame,
): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const pages = columns.length / COLUMNS.count;
  for (let page = 0; page < pages; page += 1) {
    document.addPage();
    drawFrame(document, root, frame, { page: page + 1, pages });
    columns.slice(page * COLUMNS.count, (page + 1) * COLUMNS.count).forEach((sections, column) => {
      const x = MARGIN.side + column * (COLUMN_WIDTH + COLUMNS.gap);
      let y: number = MARGIN.top;
      for (const section of sections) {
        drawSection(document, root, section, { x, y });
        y += section.height;
      }
    });
  }
  root.end();
}

function drawFrame(
  document: Document,
  root: PDFKit.PDFStructureElement,
  frame: SheetFrame,
  place: { readonly page: number; readonly pages: number },
): void {
  artifact(document, () => drawRing(document, MARGIN.side + 11, 31, 9));
  const title: Run = { text: frame.title, font: 'sansBold', color: COLORS.text, size: 17 };
  const subtitle: Run = { text: frame.subtitle, font: 'sans', color: COLORS.muted, size: 9 };
  const drawTitle = (): void => write(document, title, MARGIN.side + 30, 37);
  const drawSubtitle = (): void =>
    write(
      document,
      subtitle,
      PAGE.width - MARGIN.side - document.font(FONTS.sans.name).fontSize(9).widthOfString(subtitle.text),
      36.5,
    );
  if (place.page === 1) {
    tagged(document, root, 'H1', drawTitle);
    tagged(document, root, 'P', drawSubtitle);
  } else {
    artifact(document, () => {
      drawTitle();
      drawSubtitle();
    });
  }
  artifact(document, () => {
    const y = PAGE.height - MARGIN.bottom + 20;
    write(document, { ...subtitle, text: frame.siteAddress, size: 7.5 }, MARGIN.side, y);
    const number = `${place.page} / ${place.pages}`;
    write(
      document,
      { ...subtitle, text: number, size: 7.5 },
      PAGE.width - MARGIN.side - document.font(FONTS.sans.name).fontSize(7.5).widthOfString(number),
      y,
    );
  });
}

/** Draws the logo: a circle of six seats, one of them speaking. */
function drawRing(document: Document, x: number, y: number, radius: number): void {
  for (let seat = 0; seat < 6; seat += 1) {
    const angle = ((seat * 60 - 90) * Math.PI) / 180;
    document
      .circle(x + radius * Math.cos(angle), y + radius * Math.sin(angle), seat === 1 ? 3.4 : 2.1)
      .fill(COLORS.accent);
  }
}

function drawSection(
  document: Document,
  root: PDFKit.PDFStructureElement,
  section: SectionBlocks,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  // pdfkit measures the left edge of a bookmark's target from the right edge of the page.
  document.outline.addItem(section.title, { fit: false, top: y - 6, left: PAGE.width - x, zoom: 0 });
  artifact(document, () =>
    document
      .moveTo(x, y)
      .lineTo(x + COLUMN_WIDTH, y)
      .lineWidth(0.6)
      .stroke(COLORS.line),
  );
  const element = document.struct('Sect', { title: section.title });
  root.add(element);
  let list: PDFKit.PDFStructureElement | undefined;
  let top = y;
  for (const block of section.blocks) {
    if (block.tag !== 'LI' && list) {
      list.end();
      list = undefined;
    }
    if (block.panel)
      artifact(document, () => document.roundedRect(x, top, COLUMN_WIDTH, block.height, 3).fill(COLORS.panel));
    if (block.tag === 'LI') {
      if (!list) {
        list = document.struct('L');
        element.add(list);
      }
      drawItem(document, list, block, x, top);
    } else tagged(document, element, block.tag, () => writeLines(document, block, x, top));
    top += block.height;
  }
  list?.end();
  element.end();
}

function drawItem(document: Document, list: PDFKit.PDFStructureElement, block: Block, x: number, y: number): void {
  const item = document.struct('LI');
  list.add(item);
  tagged(document, item, 'LBody', () => writeLines(document, block, x, y));
  item.end();
}

function writeLines(document: Document, block: Block, x: number, y: number): void {
  for (const line of block.lines) {
    const tallest = Math.max(...line.runs.map(({ size }) => size));
    // All runs in a line share a baseline, regardless of their size.
    for (const run of line.runs) write(document, run, x + run.x, y + line.y + tallest);
  }
}

/** Writes a run with its baseline at `y`. */
function write(document: Document, run: Run, x: number, y: number): void {
  document
    .font(FONTS[run.font].name)
    .fontSize(run.size)
    .fillColor(run.color)
    .text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}

function tagged(document: Document, parent: PDFKit.PDFStructureElement, tag: string, draw: () => void): void {
  const content = document.markStructureContent(tag);
  draw();
  document.endMarkedContent();
  parent.add(document.struct(tag, {}, [content]));
}

function artifact(document: Document, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}
