/**
 * The colors of highlighted code with the classes that the highlighter gives to their tokens. If a token has classes of
 * several colors, the last one counts.
 */
const COLORS = {
  c: 'comment prolog doctype cdata shebang',
  p: 'punctuation operator entity',
  k: 'keyword atrule rule important annotation decorator directive',
  s: 'string char template-string attr-value regex url inserted heredoc-string',
  n: 'number boolean constant symbol null nil unit hexcode variable parameter',
  f: 'function function-name class-name tag selector builtin property attr-name title',
  d: 'deleted',
};

/** Classes of colored code, which have a style in `src/styles/code.css`. */
export const COLOR_CLASSES: readonly string[] = Object.keys(COLORS);

const COLOR_OF = new Map(
  Object.entries(COLORS).flatMap(([color, names]) => names.split(' ').map((name) => [name, color] as const)),
);
const TOKEN = /^<span class="token ?([^"]*)">$/;

/** An open element: a token, or one that is kept. */
interface Open {
  /** Color of the text in it; empty for that of plain code. */
  readonly color: string;
  readonly isKept: boolean;
  readonly isTemplate: boolean;
}

/**
 * Writes the colors of highlighted code with as little markup as possible: pages repeat it thousands of times. Nested
 * tokens become runs of text with one color each, and neighbors with the same color become one run. Other elements are
 * kept.
 */
export function slimTokens(html: string): string {
  const stack: Open[] = [];
  let slim = '';
  let current = '';
  /** Space that is inside a run if the next text has its color too. */
  let space = '';
  const turnTo = (color: string): void => {
    slim += color === current ? space : `${current && '</i>'}${space}${color && `<i class=${color}>`}`;
    current = color;
    space = '';
  };
  for (const part of html.split(/(<[^>]*>)/)) {
    if (part.startsWith('<')) {
      const element = part.startsWith('</') ? stack.pop() : openedBy(part, stack.at(-1));
      if (element && !part.startsWith('</')) stack.push(element);
      if (!element?.isKept) continue;
      turnTo('');
      slim += part;
    } else {
      const text = part.trim();
      const start = part.length - part.trimStart().length;
      space += part.slice(0, start);
      if (text === '') continue;
      turnTo(stack.at(-1)?.color ?? '');
      slim += text;
      space = part.slice(start + text.length);
    }
  }
  turnTo('');
  return slim;
}

function openedBy(tag: string, outer: Open | undefined): Open {
  const token = TOKEN.exec(tag);
  const color = outer?.color ?? '';
  if (!token) return { color, isKept: true, isTemplate: false };
  const names = (token[1] ?? '').split(' ');
  // Code inside a placeholder in a template string.
  if (outer?.isTemplate && names.includes('interpolation')) return { color: '', isKept: false, isTemplate: false };
  const own = names.flatMap((name) => COLOR_OF.get(name) ?? []).sort(byOrder);
  return { color: own.at(-1) ?? color, isKept: false, isTemplate: names.includes('template-string') };
}

function byOrder(one: string, other: string): number {
  return COLOR_CLASSES.indexOf(one) - COLOR_CLASSES.indexOf(other);
}
