import PDFDocument from 'pdfkit';
import type { ApiOperation } from '../../shared/types';
import type { Product } from '../../../site/config/product';
import { siteConfig } from '../../../site/config/site-config';
import { buildSections } from './build-sections';
import { drawSheet } from './draw-sheet';
import { fillColumns } from './fill-columns';
import { registerFonts } from './fonts';
import { readWords, WORDS_PATH } from './read-words';
import { setSection, type SectionBlocks } from './section-blocks';
import { COLUMN_HEIGHT, COLUMNS, PAGE, scaleFor, TEXT_SIZES, type Scale } from './theme';
import type { SheetSection } from './types';

const PAGES = 2;

/**
 * Builds the cheatsheet from the operations of the API description: two pages A4 across as tagged PDF with bookmarks.
 * The same operations give the same file.
 *
 * @throws Error when they need more room than two pages have at a size one can read, or when a call has no section.
 */
export async function buildCheatsheet(operations: readonly ApiOperation[], product: Product): Promise<Buffer> {
  const words = readWords(product);
  const { title, subject, subtitle } = words;
  const sections = buildSections(operations, words);
  const document = new PDFDocument({
    autoFirstPage: false,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: title,
      Author: product.name,
      Subject: subject,
      CreationDate: new Date(Date.UTC(siteConfig.footer.year, 0, 1)),
    },
  });
  const finished = collect(document);
  registerFonts(document);
  const { columns, scale } = setColumns(sections, document);
  drawSheet(document, columns, scale, {
    title,
    subtitle,
    address: siteConfig.url.replace(/^https?:\/\//, ''),
  });
  document.end();
  return finished;
}

/** Sets all sections at the largest size at which they fit. */
function setColumns(
  sections: readonly SheetSection[],
  document: PDFKit.PDFDocument,
): { columns: SectionBlocks[][]; scale: Scale } {
  for (const size of TEXT_SIZES) {
    const scale = scaleFor(size);
    const set = sections.map((section) => setSection(section, scale, document));
    const counts = fillColumns(
      set.map(({ height }) => height),
      PAGES * COLUMNS.count,
      COLUMN_HEIGHT,
    );
    if (counts) {
      let from = 0;
      return { scale, columns: counts.map((count) => set.slice(from, (from += count))) };
    }
  }
  throw new Error(
    `The cheatsheet does not fit ${PAGES} pages at ${TEXT_SIZES.at(-1) ?? 0} pt: shorten the terms in ${WORDS_PATH}`,
  );
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
}
