import type { Palette } from '../../site/config/palette';
import { palettes } from '../../site/config/palettes';

/** Color modes of a diagram, in the order in which its pictures are drawn. */
export const DIAGRAM_MODES = ['light', 'dark'] as const;
export type DiagramMode = (typeof DIAGRAM_MODES)[number];

/** A diagram is an image, which cannot see the custom properties of its page. */
export const DIAGRAM_COLORS: Readonly<Record<DiagramMode, Palette>> = palettes;

/** Text size in pixels. A phone shows a diagram at six sevenths of its size or more, so that text has at least 12. */
export const DIAGRAM_TEXT = 14;

/** Classes of a diagram's figure. A phone shows wide ones larger than its screen, so that they scroll. */
export function diagramClasses(width: number): readonly string[] {
  return width > WIDEST_ON_PHONES ? ['diagram', 'is-wide'] : ['diagram'];
}

/** In pixels: six sevenths of it are inside of a diagram's frame on a screen of 360. */
const WIDEST_ON_PHONES = 366;

/** Mermaid's settings that depend on the color mode. */
export function diagramTheme(mode: DiagramMode) {
  return { theme: 'base', themeVariables: themeVariables(mode), themeCSS: themeCss(mode) } as const;
}

/** Whatever is not listed follows from these; see mermaid's theme `base`. */
function themeVariables(mode: DiagramMode) {
  const { canvas, surface, raised, line, text, muted, accent, amber, 'control-line': border } = DIAGRAM_COLORS[mode];
  return {
    darkMode: mode === 'dark',
    fontSize: `${DIAGRAM_TEXT}px`,
    background: canvas,
    primaryColor: raised,
    primaryTextColor: text,
    primaryBorderColor: border,
    secondaryColor: surface,
    secondaryTextColor: text,
    secondaryBorderColor: line,
    tertiaryColor: surface,
    tertiaryTextColor: text,
    tertiaryBorderColor: line,
    lineColor: muted,
    arrowheadColor: muted,
    titleColor: muted,
    edgeLabelBackground: canvas,
    labelBackgroundColor: canvas,
    transitionColor: muted,
    specialStateColor: accent,
    innerEndBackground: accent,
    signalColor: muted,
    signalTextColor: text,
    labelBoxBkgColor: surface,
    loopTextColor: muted,
    noteBkgColor: surface,
    noteBorderColor: amber,
    noteTextColor: text,
  } as const;
}

/**
 * What the variables cannot express: opaque labels, text of sequences with a halo that covers the lines behind it, and
 * corners. Mermaid drops CSS that contains a `>`, and alters a color that is followed by a semicolon.
 */
function themeCss(mode: DiagramMode): string {
  const { canvas, surface, muted, accent } = DIAGRAM_COLORS[mode];
  const halo = 'paint-order: stroke; stroke-width: 6px; stroke-linejoin: round';
  return [
    '.edgeLabel rect, .edgeLabel .label rect { opacity: 1; rx: 4px }',
    `.edgeLabel text, .edgeLabel .label text { fill: ${muted} }`,
    `.messageText, .loopText, .loopText tspan { ${halo}; stroke: ${canvas} !important }`,
    `.cluster-label text { font-weight: 600; ${halo}; stroke: ${surface} }`,
    '.node rect, .cluster rect, rect.actor, rect.note { rx: 6px; ry: 6px }',
    `.node polygon { stroke: ${accent} }`,
    '.messageLine0, .messageLine1 { stroke-width: 1.25px }',
    '.messageLine1 { stroke-dasharray: 4 3 }',
    '.actor-line { stroke-width: 1px; stroke-opacity: 0.6 }',
    '.loopLine { stroke-width: 1px }',
  ].join(' ');
}
