/** Of the page itself: in place of a body that cannot be compiled, or of a diagram that cannot be drawn. */
export const PAGE_STYLE = `
.author-error, .diagram-error { border: 1px solid; border-block-start: 6px solid var(--color-danger, CanvasText);
  overflow-wrap: anywhere; padding: 16px; }
`;

/** Colors are those of the page; without its style sheets, those of the system. */
export const STYLE = `
:host {
  --canvas: var(--color-canvas, Canvas);
  --text: var(--color-text, CanvasText);
  --line: var(--color-control-line, GrayText);
  --danger: var(--color-danger, CanvasText);
  color: var(--text);
  color-scheme: inherit;
  font: 15px/1.5 var(--font-sans, system-ui, sans-serif);
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
h2 { font-size: 17px; margin: 0; }
p { margin: 8px 0; }
ul { list-style: none; margin: 8px 0 0; padding: 0; }
li { border-block-start: 1px solid var(--line); padding-block: 8px; overflow-wrap: anywhere; white-space: pre-wrap; }
button { background: var(--canvas); border: 1px solid var(--line); border-radius: 6px; color: inherit; cursor: pointer;
  font: inherit; min-block-size: 32px; padding-inline: 10px; }
button:focus-visible { outline: 2px solid; outline-offset: 2px; }
.place { border: 0; font-family: var(--font-mono, monospace); font-size: 14px; min-block-size: 24px; overflow-wrap: anywhere;
  padding-inline: 0; text-align: start; text-decoration: underline; text-underline-offset: 3px; }
.panel, .list { background: var(--canvas); border: 1px solid var(--line); border-radius: 10px; overflow: auto;
  box-shadow: 0 8px 40px rgb(0 0 0 / 30%); padding: 16px 20px; }
.panel { border-block-start: 6px solid var(--danger); inset-block-start: 24px; inset-inline: 0; margin-inline: auto;
  max-block-size: calc(100dvh - 96px); max-inline-size: min(860px, calc(100vw - 24px)); position: fixed;
  z-index: 2147483646; }
.head { align-items: start; display: flex; gap: 12px; justify-content: space-between; }
.bar { align-items: end; display: flex; flex-direction: column; gap: 6px; inset-block-end: 30dvh; inset-inline-end: 0;
  position: fixed; z-index: 2147483647; }
.list { inline-size: min(560px, calc(100vw - 48px)); inset-block-end: 12px; inset-inline-end: 36px;
  max-block-size: 60dvh; position: fixed; }
.badge, .label { border: 1px solid; border-inline-end: 0; border-radius: 6px 0 0 6px; font-size: 13px; width: 24px;
  line-height: 22px; min-inline-size: 0; min-block-size: 0; padding: 8px 0; writing-mode: vertical-rl; }
.badge { border-color: var(--line); }
.warns, .fails, .label { font-weight: 600; }
.fails { border-color: var(--danger); color: var(--danger); }
.label { background: var(--text); color: var(--canvas); }
.too-large { color: var(--danger); font-weight: 600; }
.announcement { block-size: 1px; clip-path: inset(50%); inline-size: 1px; margin: 0; overflow: hidden; position: fixed;
  white-space: nowrap; }
@media print { :host { display: none; } }
`;
