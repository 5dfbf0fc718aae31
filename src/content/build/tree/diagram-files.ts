import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, ElementContent, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { DIAGRAM_MODES, diagramClasses, type DiagramMode } from '../../shared/diagram-theme';
import { withBase } from '../../../site/routes';
import { formatProblem, type Problem } from '../../../site/problems';
import type { Diagram } from './remark/types';
import { fill } from '../../../site/fill';

/** A diagram with the size of its pictures in CSS pixels; both have the same size. */
export interface DrawnDiagram extends Diagram {
  readonly width: number;
  readonly height: number;
}

/** Pictures of diagrams, kept between builds and copied next to the pages. */
export interface DiagramStore {
  readonly has: (key: string) => boolean;
  readonly read: (key: string, mode: DiagramMode) => string;
  readonly write: (key: string, mode: DiagramMode, svg: string) => void;
}

/** Keeps pictures in `cacheFolder` and copies each one that is used to `publicFolder`. */
export function createDiagramStore(cacheFolder: string, publicFolder: string): DiagramStore {
  const fileOf = (folder: string, key: string, mode: DiagramMode): string => join(folder, `${key}-${mode}.svg`);
  const publish = (key: string, mode: DiagramMode, svg: string): void => {
    const target = fileOf(publicFolder, key, mode);
    if (existsSync(target)) return;
    mkdirSync(publicFolder, { recursive: true });
    writeFileSync(target, svg);
  };
  return {
    has: (key) => DIAGRAM_MODES.every((mode) => existsSync(fileOf(cacheFolder, key, mode))),
    read: (key, mode) => {
      const svg = readFileSync(fileOf(cacheFolder, key, mode), 'utf8');
      publish(key, mode, svg);
      return svg;
    },
    write: (key, mode, svg) => {
      mkdirSync(cacheFolder, { recursive: true });
      writeFileSync(fileOf(cacheFolder, key, mode), svg);
      publish(key, mode, svg);
    },
  };
}

/** Stores the pictures that the renderer has just drawn. Returns all drawn diagrams of the page with sizes, by key. */
export async function storeDiagrams(
  nodes: readonly ElementContent[],
  diagramsByKey: ReadonlyMap<string, Diagram>,
  store: DiagramStore,
): Promise<ReadonlyMap<string, DrawnDiagram>> {
  const drawn = new Map<string, DrawnDiagram>();
  for (const figure of diagramElements(nodes)) {
    const key = String(figure.properties.dataDiagram);
    const diagram = diagramsByKey.get(key);
    if (!diagram) continue;
    const pictures = svgElements(figure);
    pictures.forEach((svg, index) => {
      const mode = DIAGRAM_MODES[index];
      if (mode) store.write(key, mode, toSvgFile(svg));
    });
    if (!store.has(key)) continue;
    // Reading a picture also publishes it, so read both. Their size is the same.
    const [size] = DIAGRAM_MODES.map((mode) => sizeOf(store.read(key, mode)));
    drawn.set(key, { ...diagram, ...(size ?? { width: 0, height: 0 }) });
  }
  return drawn;
}

function diagramElements(nodes: readonly RootContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type === 'element' && node.properties.dataDiagram !== undefined) return [node];
    return 'children' in node ? diagramElements(node.children) : [];
  });
}

function svgElements(node: Element): Element[] {
  return node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === 'svg' ? [child] : svgElements(child),
  );
}

function toSvgFile(picture: Element): string {
  const { style: _style, width: _width, ...properties } = picture.properties;
  const { width, height } = viewBoxSize(String(picture.properties.viewBox ?? ''));
  const sized: Element = { ...picture, properties: { ...properties, width, height } };
  const svg = toHtml(sized, {
    space: 'svg',
    closeSelfClosing: true,
    closeEmptyElements: true,
    characterReferences: { useNamedReferences: false },
  });
  // The renderer numbers these ids across pictures, and nothing refers to them. Without them, a picture depends only on
  // its source.
  return svg.replace(/ id="(?:actor|root-)\d+"/g, '');
}

function viewBoxSize(viewBox: string): { width: number; height: number } {
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  return { width: Math.ceil(width), height: Math.ceil(height) };
}

function sizeOf(svg: string): { width: number; height: number } {
  const head = svg.slice(0, svg.indexOf('>'));
  return {
    width: Number(/ width="(\d+)"/.exec(head)?.[1] ?? 0),
    height: Number(/ height="(\d+)"/.exec(head)?.[1] ?? 0),
  };
}

/** What `diagramFigure` needs in addition to the figure element. */
export interface FigureSource {
  readonly diagramsByKey: ReadonlyMap<string, Diagram>;
  readonly drawn: ReadonlyMap<string, DrawnDiagram>;
  readonly baseUrl: string;
  /** Why the diagram could not be drawn; the page shows it to its author. */
  readonly problem?: Problem | undefined;
}

/**
 * Returns the figure that readers get: both pictures, of which the style sheet shows one, in a frame that scrolls on
 * phones. A diagram that was not drawn because no browser was available becomes an interactive component, which the
 * reader's browser draws. A diagram that cannot be drawn becomes a box that says why.
 */
export function diagramFigure(
  figure: Element,
  { diagramsByKey, drawn, baseUrl, problem }: FigureSource,
): ElementContent {
  const key = String(figure.properties.dataDiagram);
  if (problem) return problemBox(problem);
  const diagram = drawn.get(key);
  if (!diagram) {
    const { title, description, source } = diagramsByKey.get(key) ?? { title: '', description: '', source: '' };
    const shown = figureOf(['diagram', 'is-source'], title, [h('pre', { className: ['diagram-source'] }, source)]);
    return { type: 'component', name: 'Diagram', props: { title, description, source }, children: [shown] };
  }
  const { title, description, width, height } = diagram;
  const pictures = DIAGRAM_MODES.map((mode) =>
    h('img', {
      className: [`diagram-${mode}`],
      src: withBase(baseUrl, `/diagrams/${key}-${mode}.svg`),
      alt: `${title}. ${description}`,
      width,
      height,
      loading: 'lazy',
      decoding: 'async',
    }),
  );
  return drawnFrom(figureOf(diagramClasses(width), title, pictures), { title, source: diagram.source });
}

function figureOf(classes: readonly string[], title: string, content: readonly Element[]): Element {
  const frame = {
    className: ['diagram-frame'],
    tabIndex: 0,
    role: 'group',
    ariaLabel: fill(STRINGS.content.diagram, { title }),
  };
  return h('figure', { className: [...classes] }, h('div', frame, [...content]), h('figcaption', title));
}

/** Says what a figure was drawn from, for texts that cannot show it. */
export function drawnFrom(figure: Element, diagram: { readonly title: string; readonly source: string }): Element {
  // A package declares that data of every element have a position, but only its own do.
  return { ...figure, data: { diagram } as Element['data'] };
}

function problemBox(problem: Problem): Element {
  return h(
    'div',
    { className: ['diagram-error'] },
    h('p', { className: ['diagram-error-title'] }, STRINGS.content.diagramFailed),
    h('pre', { className: ['diagram-source'] }, formatProblem(problem)),
  );
}
