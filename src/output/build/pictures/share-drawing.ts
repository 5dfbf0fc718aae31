import { palettes } from '../../../site/config/palettes';
import { seatsAround, SPEAKER } from '../../../site/logo-ring';
import { pageRing, type Seat } from '../../../site/page-ring';
import { SHARE_IMAGE_SIZE } from '../../../site/head/share-image';
import { breakTitle } from './break-lines';
import { missingCharacters, textPath, textWidth } from './text-path';

/** What the share image of a page shows. */
export interface ShareText {
  readonly title: string;
  /** Name of the part of the site that the page belongs to; may be empty. */
  readonly area: string;
  /** Title of the site. */
  readonly site: string;
  /** Color of the area, and of who speaks. */
  readonly color: string;
  /** Text from which the ring follows. */
  readonly seed: string;
}

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const MARGIN = 80;
const LEADING = 1.14;
const TITLE = { width: 600, height: 330, leading: LEADING, sizes: [100, 84, 72, 62, 54] };
/** Pixels of the unit in which seats are measured. */
const SCALE = 1.68;
/** Colors of dark mode. */
const COLORS = palettes.dark;

/** A share image as SVG: site, area and title at the left, the page's ring at the right. All text is paths. */
export function shareDrawing({ title, area, site, color, seed }: ShareText): string {
  const { lines, size } = breakTitle(drawable(title) || drawable(site), { ...TITLE, measure: textWidth });
  // The title stands on the lower margin and grows upwards.
  const first = HEIGHT - MARGIN - (lines.length - 1) * size * LEADING;
  const titleLines = lines.map((line, index) => textPath(line, MARGIN, first + index * size * LEADING, size));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.canvas}"/>`,
    ring(seed, color),
    logo(MARGIN + 20, MARGIN + 14, color),
    `<g fill="${COLORS.muted}">${textPath(drawable(site), MARGIN + 62, MARGIN + 24, 30)}</g>`,
    `<g fill="${color}">${textPath(drawable(area), MARGIN, first - 0.84 * size - 22, 34)}</g>`,
    `<g fill="${COLORS.text}">${titleLines.join('')}</g>`,
    '</svg>',
  ].join('');
}

/** Without the characters that the font lacks. */
function drawable(text: string): string {
  const missing = new Set(missingCharacters(text));
  return [...text]
    .filter((character) => !missing.has(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The dots of the logo around a point. */
function logo(x: number, y: number, color: string): string {
  return seatsAround(x, y, 17)
    .map((seat, index) => {
      const [r, fill] = index === SPEAKER ? [8, color] : [4.4, COLORS.text];
      return circle({ ...seat, r }, `fill="${fill}"`);
    })
    .join('');
}

/** The page's ring at the right margin, with a line from who speaks to everyone who listens. */
function ring(seed: string, color: string): string {
  const seats = pageRing(seed);
  const right = Math.max(...seats.map(({ x, r }) => x + r));
  const [top, bottom] = [Math.min(...seats.map(({ y, r }) => y - r)), Math.max(...seats.map(({ y, r }) => y + r))];
  const placed = seats.map(({ x, y, r, role }) => ({
    x: WIDTH - MARGIN + (x - right) * SCALE,
    y: HEIGHT / 2 + (y - (top + bottom) / 2) * SCALE,
    r: r * SCALE,
    role,
  }));
  const fills: Readonly<Record<Seat['role'], string>> = {
    speaker: `fill="${color}"`,
    seen: `fill="${COLORS['control-line']}"`,
    dark: `fill="${COLORS.canvas}" stroke="${COLORS['control-line']}" stroke-width="3"`,
  };
  const speaker = placed.find(({ role }) => role === 'speaker');
  const lines = placed.map((seat) => `M${at(speaker ?? seat)}L${at(seat)}`).join('');
  return (
    `<path d="${lines}" stroke="${COLORS.line}" stroke-width="2"/>` +
    placed.map((seat) => circle(seat, fills[seat.role])).join('')
  );
}

function at({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function circle({ x, y, r }: Omit<Seat, 'role'>, attributes: string): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" ${attributes}/>`;
}
