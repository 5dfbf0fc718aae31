import { DIAGRAM_TEXT, diagramTheme, type DiagramMode } from './diagram-theme';
import { wrapMessages } from './wrap-messages';

/** Font stack of diagrams: the reader's system fonts, because an image cannot use the fonts of the page. */
const FONT = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Distances between nodes. With them, most diagrams fit a phone. */
const SPACING = { nodeSpacing: 14, rankSpacing: 32 } as const;

/**
 * Mermaid's configuration, the same wherever a diagram is drawn. Labels are SVG text instead of HTML.
 */
export const MERMAID_CONFIG = {
  fontFamily: FONT,
  fontSize: DIAGRAM_TEXT,
  htmlLabels: false,
  flowchart: {
    ...SPACING,
    htmlLabels: false,
    curve: 'rounded',
    padding: 7,
    diagramPadding: 2,
    wrappingWidth: 165,
    subGraphTitleMargin: { top: 4, bottom: 8 },
  },
  state: SPACING,
  sequence: {
    useMaxWidth: false,
    width: 76,
    height: 36,
    actorMargin: 8,
    wrapPadding: 4,
    boxMargin: 6,
    boxTextMargin: 4,
    messageMargin: 28,
    diagramMarginX: 4,
    diagramMarginY: 4,
  },
  securityLevel: 'strict',
  deterministicIds: true,
} as const;

/** Prepares a diagram's source for a color mode: adds a first line with its settings, and breaks long messages. */
export function sourceInMode(source: string, mode: DiagramMode): string {
  return `%%{init: ${JSON.stringify(diagramTheme(mode))}}%%\n${wrapMessages(source)}`;
}
