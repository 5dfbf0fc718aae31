import PDFDocument from 'pdfkit';
import type { ApiOperation } from '../../shared/types';
import type { Product } from '../../../site/config/product';
import { siteConfig, type SiteConfig } from '../../../site/config/site-config';
import { absoluteUrl, routes } from '../../../site/routes';
import { buildSections } from './build-sections';
import { drawSheet } from './draw-sheet';
import { fillColumns } from './fill-columns';
import { registerFonts } from './fonts';
import { readTexts, TEXTS_PATH } from './read-texts';
import { layOutSection, type SectionBlocks } from './section-blocks';
import { COLUMN_HEIGHT, COLUMNS, PAGE, scaleFor, TEXT_SIZES, type Scale } from './theme';
import type { SheetSection } from './types';

const PAGES = 2;

/**
 * Builds the cheatsheet from the operations of the API description: a tagged PDF with bookmarks and two A4 pages in
 * landscape. The same operations always produce the same file.
 *
 * @throws Error if the content does not fit on two pages at a legible size, if a call has no section, or if a status
 *   has no text.
 */
export async function buildCheatsheet(operations: readonly ApiOperation[], product: Product): Promise<Buffer> {
  const words = readTexts(product);
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
  const { columns, scale } = layOutColumns(sections, document);
  drawSheet(document, columns, scale, {
    title,
    subtitle,
    siteAddress: printedSite(siteConfig),
  });
  document.end();
  return finished;
}

/** The site's URL as it is printed: without protocol and trailing slash. */
export function printedSite({ url, baseUrl }: Pick<SiteConfig, 'url' | 'baseUrl'>): string {
  return absoluteUrl(url, baseUrl, routes.home()).replace(/^https?:\/\/|\/$/g, '');
}

/** Lays out all sections at the largest text size at which they fit. */
function layOutColumns(
  sections: readonly SheetSection[],
  document: PDFKit.PDFDocument,
): { columns: SectionBlocks[][]; scale: Scale } {
  for (const size of TEXT_SIZES) {
    const scale = scaleFor(size);
    const laidOut = sections.map((section) => layOutSection(section, scale, document));
    const counts = fillColumns(
      laidOut.map(({ height }) => height),
      PAGES * COLUMNS.count,
      COLUMN_HEIGHT,
    );
    if (counts) {
      let from = 0;
      return { scale, columns: counts.map((count) => laidOut.slice(from, (from += count))) };
    }
  }
  throw new Error(
    `The cheat sheet does not fit on ${PAGES} pages at ${TEXT_SIZES.at(-1) ?? 0} pt: shorten the terms in ${TEXTS_PATH}`,
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
