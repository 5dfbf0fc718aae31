import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

/** Comes from an npm package, so that the text looks the same on every machine. */
const FONT = '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf';
/**
 * Draws a line of text as SVG paths, because the fonts that an SVG names are not the same on all machines.
 *
 * @param size of the font in pixels; smaller if the text is wider than `maxWidth`
 * @returns a group whose origin is the start of the baseline; undefined if the font lacks one of the characters
 */
export function textPath(text: string, size: number, maxWidth: number): string | undefined {
  const file = createRequire(join(process.cwd(), 'package.json')).resolve(FONT);
  const font = create(readFileSync(file)) as Font;
  if ([...text].some((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))) return undefined;
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = Math.min(size / font.unitsPerEm, maxWidth / advanceWidth);
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const start = x;
    x += positions[index]?.xAdvance ?? glyph.advanceWidth;
    return `<path transform="translate(${start.toFixed()})" d="${glyph.path.toSVG()}"/>`;
  });
  // Font coordinates grow upwards.
  return `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
