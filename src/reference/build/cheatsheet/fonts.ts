import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type FontName = 'sans' | 'sansBold' | 'mono' | 'monoBold';

/** Fonts of the sheet with their files. They are embedded, so that it prints the same everywhere. */
export const FONTS: Readonly<Record<FontName, { readonly name: string; readonly file: string }>> = {
  sans: { name: 'Sans', file: 'source-sans-regular.ttf' },
  sansBold: { name: 'SansBold', file: 'source-sans-semibold.ttf' },
  mono: { name: 'Mono', file: 'source-code-regular.ttf' },
  monoBold: { name: 'MonoBold', file: 'source-code-semibold.ttf' },
};

const FOLDER = join(__dirname, '../../../site/build/fonts');

/** Registers the fonts with a document. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const { name, file } of Object.values(FONTS)) document.registerFont(name, readFileSync(join(FOLDER, file)));
}
