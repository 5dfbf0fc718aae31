import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

/** The project's own, so that the text looks the same on every machine. */
const FONT = join(__dirname, '../../../site/build/fonts/source-sans-semibold.ttf');

let loaded: Font | undefined;

function font(): Font {
  loaded ??= create(readFileSync(FONT)) as Font;
  return loaded;
}

/** The characters of a text that the font lacks, each once. */
export function missingCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => !font().hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

/** Laying out a text takes longer than anything else about a drawing, and lines are tried in several sizes. */
const widths = new Map<string, number>();
/** Outlines by the number of their glyph. */
const outlines = new Map<number, string>();

/** Width of a line of text in pixels. */
export function textWidth(text: string, size: number): number {
  const known = widths.get(text) ?? font().layout(text).advanceWidth;
  widths.set(text, known);
  return (known * size) / font().unitsPerEm;
}

/**
 * Draws a line of text as an SVG path, because the fonts that an SVG names are not the same on all machines.
 *
 * @param x start of the line
 * @param y its baseline
 * @param size of the font in pixels
 */
export function textPath(text: string, x: number, y: number, size: number): string {
  const { glyphs, positions } = font().layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const start = pen;
    const { xAdvance = glyph.advanceWidth, xOffset = 0 } = positions[index] ?? {};
    pen += xAdvance;
    const outline = outlines.get(glyph.id) ?? glyph.path.toSVG();
    outlines.set(glyph.id, outline);
    return `<path transform="translate(${(start + xOffset).toFixed()})" d="${outline}"/>`;
  });
  const scale = size / font().unitsPerEm;
  // Font coordinates grow upwards.
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
