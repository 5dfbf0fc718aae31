import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Texts on each printed page, with their distance from the left edge of the paper in points. */
export async function printedTexts(page: Page): Promise<{ readonly text: string; readonly x: number }[][]> {
  const data = new Uint8Array(await page.pdf({ format: 'A4', printBackground: false, preferCSSPageSize: true }));
  const paper = await getDocument({ data, verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: paper.numPages }, async (_, index) => {
      const { items } = await (await paper.getPage(index + 1)).getTextContent();
      return items.flatMap((item) => ('str' in item ? [{ text: item.str, x: Number(item.transform[4]) }] : []));
    }),
  );
}
