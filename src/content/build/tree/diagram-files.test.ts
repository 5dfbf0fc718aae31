import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiagramStore, diagramFigure, drawnDiagrams, type DiagramStore } from './diagram-files';
import type { Diagram } from './remark/types';
import type { Element } from 'hast';

let folder: string;
let store: DiagramStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diagrams-'));
  store = createDiagramStore(join(folder, 'cache'), join(folder, 'public'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const diagram: Diagram = { key: 'abc', title: 'Joining', description: 'Who asks whom.', source: 'graph TD' };
const found = new Map([['abc', diagram]]);
const element = (tagName: string, properties: Element['properties'], children: Element['children'] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
/** A figure as the renderer leaves it: two pictures, light then dark. */
const rendered = (): Element =>
  element('figure', { dataDiagram: 'abc' }, [
    element('p', {}, [
      element('svg', { viewBox: '0 0 120.4 60', width: '100%', style: 'max-width: 120px', id: 'light' }),
    ]),
    element('p', {}, [
      element('svg', { viewBox: '0 0 120.4 60', width: '100%', style: 'max-width: 120px', id: 'dark' }),
    ]),
  ]);

test('a diagram is there once both its pictures are', () => {
  store.write('abc', 'light', '<svg/>');
  expect(store.has('abc')).toBe(false);
  store.write('abc', 'dark', '<svg/>');
  expect(store.has('abc')).toBe(true);
});

test('a picture that is read from the cache is put beside the pages again', () => {
  store.write('abc', 'light', '<svg/>');
  rmSync(join(folder, 'public'), { recursive: true });
  expect(store.read('abc', 'light')).toBe('<svg/>');
  expect(readdirSync(join(folder, 'public'))).toEqual(['abc-light.svg']);
});

test('MER-1 both pictures of a page are stored with a fixed size and without inline style', async () => {
  const drawn = await drawnDiagrams([element('div', {}, [rendered()])], found, store);
  expect(drawn.get('abc')).toEqual({ ...diagram, width: 121, height: 60 });
  expect(readFileSync(join(folder, 'public', 'abc-light.svg'), 'utf8')).toBe(
    '<svg viewBox="0 0 120.4 60" id="light" width="121" height="60" />',
  );
  expect(readFileSync(join(folder, 'public', 'abc-dark.svg'), 'utf8')).toContain('id="dark"');
});

test('MER-1 a diagram drawn in an earlier build is taken from the cache', async () => {
  for (const mode of ['light', 'dark'] as const) store.write('abc', mode, '<svg width="30" height="20"></svg>');
  const drawn = await drawnDiagrams([element('figure', { dataDiagram: 'abc' })], found, store);
  expect(drawn.get('abc')).toEqual({ ...diagram, width: 30, height: 20 });
});

test("MER-2 a diagram that nobody has drawn is left to the reader's browser", async () => {
  const figure = element('figure', { dataDiagram: 'abc' });
  const drawn = await drawnDiagrams([figure], found, store);
  expect(drawn.size).toBe(0);
  expect(diagramFigure(figure, { found, drawn, baseUrl: '/' })).toEqual({
    type: 'component',
    name: 'Diagram',
    props: { title: 'Joining', description: 'Who asks whom.', source: 'graph TD' },
    children: [],
  });
});
