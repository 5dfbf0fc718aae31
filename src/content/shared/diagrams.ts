/** Colour modes of a diagram with mermaid's name for each theme. */
export const DIAGRAM_THEMES = { light: 'default', dark: 'dark' } as const;
export type DiagramMode = keyof typeof DIAGRAM_THEMES;

/** Fonts of diagrams: the reader's system faces, since a picture cannot use the page's. */
const FONT = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/**
 * Settings of mermaid, the same wherever a diagram is drawn: labels are text of the picture, without markup of the
 * page.
 */
export const MERMAID_CONFIG = {
  fontFamily: FONT,
  htmlLabels: false,
  flowchart: { htmlLabels: false, curve: 'basis', padding: 12 },
  sequence: { useMaxWidth: false },
  securityLevel: 'strict',
  deterministicIds: true,
} as const;

/** A diagram's source with a first line that asks for the colours of a mode. */
export function sourceInMode(source: string, mode: DiagramMode): string {
  return `%%{init: {"theme": "${DIAGRAM_THEMES[mode]}"}}%%\n${source}`;
}
