import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export type FontName = 'sans' | 'sansBold' | 'mono' | 'monoBold';

/**
 * Fonts of the sheet. They are embedded, so that it prints the same everywhere. They come from npm packages and have an
 * open license (OFL).
 */
export const FONTS: Readonly<Record<FontName, { readonly name: string; readonly file: string }>> = {
  sans: { name: 'Sans', file: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf' },
  sansBold: { name: 'SansBold', file: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf' },
  mono: { name: 'Mono', file: '@expo-google-fonts/source-code-pro/400Regular/SourceCodePro_400Regular.ttf' },
  monoBold: { name: 'MonoBold', file: '@expo-google-fonts/source-code-pro/600SemiBold/SourceCodePro_600SemiBold.ttf' },
};

const require = createRequire(join(process.cwd(), 'package.json'));

/** Registers the fonts with a document. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const { name, file } of Object.values(FONTS)) document.registerFont(name, readFileSync(require.resolve(file)));
}
