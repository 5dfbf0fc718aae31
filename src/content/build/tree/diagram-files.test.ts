import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiagramStore, diagramFigure, storeDiagrams, type DiagramStore } from './diagram-files';
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
const diagramsByKey = new Map([['abc', diagram]]);
const element = (tagName: string, properties: Element['properties'], children: Element['children'] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
/** A figure as the renderer returns it: two pictures, light first. */
const rendered = (): Element =>
  element('figure', { dataDiagram: 'abc' }, [
    element('p', {}, [
      element('svg', { viewBox: '0 0 120.4 60', width: '100%', style: 'max-width: 120px', id: 'light' }),
    ]),
    element('p', {}, [
      element('svg', { viewBox: '0 0 120.4 60', width: '100%', style: 'max-width: 120px', id: 'dark' }),
    ]),
  ]);

test('MER-1 stores both pictures of a diagram with a fixed size and without inline styles', async () => {
  const drawn = await storeDiagrams([element('div', {}, [rendered()])], diagramsByKey, store);
  expect(drawn.get('abc')).toEqual({ ...diagram, width: 121, height: 60 });
  expect(readFileSync(join(folder, 'public', 'abc-light.svg'), 'utf8')).toBe(
    '<svg viewBox="0 0 120.4 60" id="light" width="121" height="60" />',
  );
  expect(readFileSync(join(folder, 'public', 'abc-dark.svg'), 'utf8')).toContain('id="dark"');
});

test("MER-2 leaves a diagram that was not drawn to the reader's browser", async () => {
  const figure = element('figure', { dataDiagram: 'abc' });
  const drawn = await storeDiagrams([figure], diagramsByKey, store);
  expect(drawn.size).toBe(0);
  expect(diagramFigure(figure, { diagramsByKey, drawn, baseUrl: '/' })).toMatchObject({
    type: 'component',
    name: 'Diagram',
    props: { title: 'Joining', description: 'Who asks whom.', source: 'graph TD' },
    children: [{ type: 'element', tagName: 'figure' }],
  });
});
