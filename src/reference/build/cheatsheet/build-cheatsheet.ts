import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ApiOperation } from '../../shared/types';
import { palettes } from '../../../site/config/palettes';
import type { Product } from '../../../site/config/product';
import { siteConfig, type SiteConfig } from '../../../site/config/site-config';
import { absoluteUrl, routes } from '../../../site/routes';
import { buildSections } from './build-sections';
import { COLUMNS, drawSection, MARGIN, PAGE } from './draw-section';
import { fillColumns } from './fill-columns';
import { readTexts, TEXTS_PATH } from './read-texts';

const PAGES = 2;
/** Text sizes in points, largest first; anything below the last one would be illegible in print. */
const TEXT_SIZES = [8.4, 8.2, 8, 7.8, 7.6, 7.4, 7.2, 7, 6.8, 6.6, 6.4];
/** Fonts are embedded, so that the sheet prints the same everywhere. They have an open license (OFL). */
const FONTS = {
  Sans: 'source-sans-regular.ttf',
  SansBold: 'source-sans-semibold.ttf',
  Mono: 'source-code-regular.ttf',
  MonoBold: 'source-code-semibold.ttf',
};
const FOLDER = join(__dirname, '../../../site/build/fonts');

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
  const { columns, size } = layOut(buildSections(operations, words));
  const document = createDocument(PAGE.height, {
    Title: title,
    Author: product.name,
    Subject: subject,
    CreationDate: new Date(Date.UTC(siteConfig.footer.year, 0, 1)),
  });
  const root = document.struct('Document');
  document.addStructure(root);
  const { text, muted } = palettes.light;
  const right = { width: PAGE.width - 2 * MARGIN.side, align: 'right' } as const;
  for (let page = 0; page < PAGES; page += 1) {
    if (page > 0) document.addPage();
    const drawTitle = () => document.font('SansBold').fontSize(17).fillColor(text).text(title, MARGIN.side, 18);
    const drawSubtitle = () =>
      document.font('Sans').fontSize(9).fillColor(muted).text(subtitle, MARGIN.side, 26, right);
    root.add(document.struct(page === 0 ? 'H1' : 'P', {}, drawTitle));
    root.add(document.struct('P', {}, drawSubtitle));
    document.markContent('Artifact', { type: 'Layout' });
    const y = PAGE.height - MARGIN.bottom + 12;
    document.font('Sans').fontSize(7.5).fillColor(muted).text(printedSite(siteConfig), MARGIN.side, y);
    document.text(`${page + 1} / ${PAGES}`, MARGIN.side, y, right);
    document.endMarkedContent();
    columns.slice(page * COLUMNS.count, (page + 1) * COLUMNS.count).forEach((sections, column) => {
      let top = MARGIN.top;
      for (const { section, height } of sections) {
        document.outline.addItem(section.title);
        drawSection(document, root, section, { column, top }, size);
        top += height;
      }
    });
  }
  root.end();
  document.end();
  return buffer(document);
}

/** The site's URL as it is printed: without protocol and trailing slash. */
export function printedSite({ url, baseUrl }: Pick<SiteConfig, 'url' | 'baseUrl'>): string {
  return absoluteUrl(url, baseUrl, routes.home()).replace(/^https?:\/\/|\/$/g, '');
}

/** Finds the largest text size at which all sections fit, and their columns. */
function layOut(sections: ReturnType<typeof buildSections>) {
  const sketch = createDocument(100_000);
  const root = sketch.struct('Document');
  sketch.addStructure(root);
  for (const size of TEXT_SIZES) {
    const measured = sections.map((section) => ({
      section,
      height: drawSection(sketch, root, section, { column: 0, top: 0 }, size),
    }));
    const columns = fillColumns(measured, PAGES * COLUMNS.count, PAGE.height - MARGIN.top - MARGIN.bottom);
    if (columns) return { columns, size };
  }
  throw new Error(
    `The cheat sheet does not fit on ${PAGES} pages at ${TEXT_SIZES.at(-1) ?? 0} pt: shorten the terms in ${TEXTS_PATH}`,
  );
}

function createDocument(height: number, info: PDFKit.DocumentInfo = {}): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: [PAGE.width, height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info,
  });
  for (const [name, file] of Object.entries(FONTS)) document.registerFont(name, readFileSync(join(FOLDER, file)));
  return document;
}
