import { readFileSync } from 'node:fs';
import { EXTRA_SHAPES } from './extra-icon';
import { SHAPES } from './icon';

type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

// Lucide itself is not part of the bundle. For the 15 icons of the frame, its nodes would make the script 87 bytes
// larger after gzip than one path per icon (raw SVG: 360), and each icon in the HTML would have several elements.
const nodes = JSON.parse(readFileSync(require.resolve('lucide-static/icon-nodes.json'), 'utf8')) as Readonly<
  Record<string, readonly IconNode[]>
>;

/** Lucide's names for the icons that have a different name here. */
const LUCIDE_NAMES: Readonly<Record<string, string>> = {
  close: 'x',
  danger: 'octagon-alert',
  enter: 'corner-down-left',
  external: 'external-link',
  file: 'file-text',
  home: 'house',
  layout: 'layout-grid',
  recent: 'clock',
  redo: 'redo-2',
  reset: 'rotate-ccw',
  retry: 'refresh-cw',
  stop: 'square',
  tip: 'lightbulb',
  undo: 'undo-2',
  warning: 'triangle-alert',
};

function toPath([tag, attributes]: IconNode): string {
  const read = (name: string) => Number(attributes[name] ?? 0);
  const [x, y] = [read('x'), read('y')];
  switch (tag) {
    case 'path':
      return attributes.d ?? '';
    case 'line':
      return `M${read('x1')} ${read('y1')}L${read('x2')} ${read('y2')}`;
    case 'circle': {
      const [r, diameter] = [read('r'), 2 * read('r')];
      return `M${read('cx') - r} ${read('cy')}a${r} ${r} 0 1 0 ${diameter} 0a${r} ${r} 0 1 0-${diameter} 0`;
    }
    case 'rect': {
      const r = read('rx');
      const [width, height] = [read('width') - 2 * r, read('height') - 2 * r];
      const corner = (to: string) => `a${r} ${r} 0 0 1 ${to}`;
      const top = `M${x + r} ${y}h${width}${corner(`${r} ${r}`)}v${height}`;
      return `${top}${corner(`-${r} ${r}`)}h-${width}${corner(`-${r} -${r}`)}v-${height}${corner(`${r} -${r}`)}z`;
    }
    default:
      throw new Error(`Cannot convert the Lucide element "${tag}" to a path.`);
  }
}

/** A path after another one must start at an absolute position; the lines after that position stay relative. */
function afterAnother(d: string): string {
  return d.replace(/^m([\d.]+[ ,-]?[\d.]+)( ?)(?=[-\d])/, 'M$1l').replace(/^m/, 'M');
}

/** Removes all optional spaces from a path. */
function tidy(d: string): string {
  return d.replace(/\s+/g, ' ').replace(/ (?=-)/g, '');
}

test.each(Object.entries({ ...SHAPES, ...EXTRA_SHAPES }))('the icon %s is drawn as in Lucide', (name, shape) => {
  const icon = nodes[LUCIDE_NAMES[name] ?? name] ?? [];
  const [first = '', ...others] = icon.map(toPath);
  expect(tidy(shape)).toBe(tidy([first, ...others.map(afterAnother)].join('')));
});

test('every listed Lucide name belongs to an icon', () => {
  const names = Object.keys({ ...SHAPES, ...EXTRA_SHAPES });
  expect(Object.keys(LUCIDE_NAMES).filter((name) => !names.includes(name))).toEqual([]);
});
