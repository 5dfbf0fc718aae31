import { DIAGRAM_COLORS, DIAGRAM_MODES, diagramClasses, diagramTheme } from './diagram-theme';
import { sourceInMode } from './diagrams';

test.each(DIAGRAM_MODES)('MER-1 in %s mode, every color of the theme is one of the roles', (mode) => {
  const { themeVariables, themeCSS } = diagramTheme(mode);
  const roles = Object.values(DIAGRAM_COLORS[mode]);
  const used = [JSON.stringify(themeVariables), themeCSS].flatMap((text) => text.match(/#[0-9a-f]{3,8}\b/g) ?? []);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((color) => !roles.includes(color))).toEqual([]);
});

test.each(DIAGRAM_MODES)("MER-1 in %s mode, the theme's CSS has nothing that mermaid drops or alters", (mode) => {
  const { themeCSS } = diagramTheme(mode);
  expect(themeCSS).not.toMatch(/[<>'"]|url\(|#\w+;/);
  expect(themeCSS).toContain('.edgeLabel rect, .edgeLabel .label rect { opacity: 1;');
});

test('MER-1 the first line of a prepared source sets the theme', () => {
  const [settings = '', ...rest] = sourceInMode('flowchart TD\nA-->B', 'dark').split('\n');
  expect(JSON.parse(settings.slice('%%{init: '.length, -'}%%'.length))).toEqual(diagramTheme('dark'));
  expect(rest).toEqual(['flowchart TD', 'A-->B']);
});

test('MER-1 a diagram that a phone would have to shrink too far is wide', () => {
  expect(diagramClasses(366)).toEqual(['diagram']);
  expect(diagramClasses(367)).toEqual(['diagram', 'is-wide']);
});
