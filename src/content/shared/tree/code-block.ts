import { slimTokens } from './slim-tokens';
import { languageName } from './language-names';
import { escapeHtml } from '../../../site/escape-html';
import { fill } from '../../../site/fill';

/** How the code of a fence is shown. */
export interface CodeOptions {
  readonly language: string;
  readonly title: string | null;
  /** Number of the first line; null for no line numbers. */
  readonly lineNumbers: number | null;
  /** Numbers of the highlighted lines, counting from 1. */
  readonly highlighted: readonly number[];
  /** True for commands that readers can run on the page. */
  readonly isRunnable?: boolean;
}

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)')/;
const NUMBERS = /\bshowLineNumbers(?:=(\d+))?\b/;
const RANGE = /\{([\d,\s.-]+)\}/;
const RUN = /(?:^|\s)run(?=\s|$)/;

/** Parses the part of a fence's info string after the language. */
export function parseCodeMeta(meta: string): {
  title: string | null;
  lineNumbers: number | null;
  range: string | null;
  isRunnable: boolean;
} {
  const title = TITLE.exec(meta);
  const rest = meta.replace(TITLE, '');
  const numbers = NUMBERS.exec(rest);
  return {
    title: title ? (title[1] ?? title[2] ?? '') : null,
    lineNumbers: numbers ? Number(numbers[1] ?? 1) : null,
    range: RANGE.exec(rest)?.[1] ?? null,
    isRunnable: RUN.test(rest),
  };
}

/** The words after the language of a fence that mean nothing, such as a mistyped `title`. */
export function unknownWords(meta: string): string[] {
  const rest = [TITLE, NUMBERS, RUN, RANGE].reduce((text, pattern) => text.replace(pattern, ' '), meta);
  return rest.split(/\s+/).filter(Boolean);
}

type CommentStyle = { readonly open: string; readonly close: string };

const SLASHES: CommentStyle = { open: '//', close: '' };
const BLOCK: CommentStyle = { open: '/*', close: '*/' };
const JSX: CommentStyle = { open: '{/*', close: '*/}' };
const HASH: CommentStyle = { open: '#', close: '' };
const MARKUP: CommentStyle = { open: '<!--', close: '-->' };
const ALL_STYLES = [SLASHES, BLOCK, JSX, HASH, MARKUP];

const STYLES: Readonly<Record<string, readonly CommentStyle[]>> = {
  ...Object.fromEntries(
    [
      'js',
      'javascript',
      'ts',
      'typescript',
      'java',
      'kotlin',
      'swift',
      'go',
      'gradle',
      'groovy',
      'c',
      'cpp',
      'csharp',
    ].map((name) => [name, [SLASHES, BLOCK]]),
  ),
  ...Object.fromEntries(['jsx', 'tsx'].map((name) => [name, [SLASHES, BLOCK, JSX]])),
  ...Object.fromEntries(
    ['bash', 'sh', 'shell', 'python', 'py', 'ruby', 'rb', 'yaml', 'yml', 'powershell', 'toml'].map((name) => [
      name,
      [HASH],
    ]),
  ),
  ...Object.fromEntries(['html', 'xml', 'svg', 'markdown', 'md', 'mdx'].map((name) => [name, [MARKUP]])),
  php: [SLASHES, BLOCK, HASH],
  css: [BLOCK],
};

/**
 * Finds `highlight-next-line` and `highlight-start`/`highlight-end` comments that are alone on a line and in the
 * language's comment style. Returns the code without them and the lines to highlight. If the fence has a range, such
 * comments are ordinary code.
 */
export function parseHighlights(
  code: string,
  language: string,
  range: string | null,
): { code: string; highlighted: number[] } {
  if (range !== null) return { code, highlighted: linesOfRange(range) };
  const codeLines: string[] = [];
  const highlighted: number[] = [];
  let next = false;
  let open = false;
  for (const line of code.split('\n')) {
    const directive = directiveOf(line, language);
    if (directive === 'highlight-next-line') next = true;
    else if (directive === 'highlight-start') open = true;
    else if (directive === 'highlight-end') open = false;
    else {
      codeLines.push(line);
      if (next || open) highlighted.push(codeLines.length);
      next = false;
    }
  }
  return { code: codeLines.join('\n'), highlighted };
}

/** Numbers of the lines in a range such as `1,4-6`. */
function linesOfRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part.trim()) ?? [];
    const length = Math.max(0, Number(last) - Number(first) + 1) || 0;
    return Array.from({ length }, (_, index) => Number(first) + index).filter((line) => line > 0);
  });
}

/** Returns the highlight comment that is alone on a line. */
export function directiveOf(line: string, language: string): string | undefined {
  const styles = STYLES[language.toLowerCase()] ?? ALL_STYLES;
  const text = line.trim();
  for (const { open, close } of styles) {
    if (!text.startsWith(open) || !text.endsWith(close)) continue;
    const inner = text.slice(open.length, text.length - close.length).trim();
    if (/^highlight-(?:next-line|start|end)$/.test(inner)) return inner;
  }
  return undefined;
}

const SHIELD = '\uE000';

/**
 * Hides directives from the highlighter, which supports more of them and matches them more loosely: it would remove a
 * whole line of code that ends in such a comment. Our own directives have been handled by now; any that are left are
 * plain text. `unshieldDirectives` removes the marker again.
 */
export function shieldDirectives(code: string): string {
  return code.replace(/(highlight|hide)-(?=next-line|line|start|end|range)/g, `$1${SHIELD}-`);
}

export function unshieldDirectives(html: string): string {
  return html.replaceAll(SHIELD, '');
}

/**
 * Splits highlighted markup into lines. An element that crosses a line break is closed before and reopened after it,
 * unless it would be empty.
 */
export function splitMarkupLines(html: string): string[] {
  const open: string[] = [];
  const lines: string[] = [];
  let line = '';
  for (const part of html.split(/(<[^>]+>|\n)/)) {
    if (part === '\n') {
      lines.push(line + open.toReversed().map(closingTag).join(''));
      line = open.join('');
    } else {
      if (part.startsWith('</')) open.pop();
      else if (part.startsWith('<')) open.push(part);
      line += part;
    }
  }
  return [...lines, line].map((one) => one.replace(/<(\w+)[^>]*><\/\1>/g, ''));
}

function closingTag(tag: string): string {
  return `</${/\w+/.exec(tag)?.[0] ?? ''}>`;
}

/**
 * Markup of a code block. `html` is the highlighted code. One listener for the whole page handles the buttons. The line
 * numbers are drawn by CSS, so that they are never copied with the code.
 */
export function codeBlockHtml(html: string, options: CodeOptions): string {
  const lines = splitMarkupLines(slimTokens(html.replace(/\n$/, '')));
  const highlighted = new Set(options.highlighted);
  const wrapLines = highlighted.size > 0 || options.lineNumbers !== null;
  const code = wrapLines
    ? lines
        .map(
          (line, index) =>
            `<span class="code-line${highlighted.has(index + 1) ? ' is-highlighted' : ''}">${line}\n</span>`,
        )
        .join('')
    : lines.join('\n');
  const name = languageName(options.language);
  const title = options.title ? escapeHtml(options.title) : null;
  const label = title
    ? fill(escapeHtml(STRINGS.code.titleAndLanguage), { title, language: name })
    : fill(escapeHtml(STRINGS.code.codeIn), { language: name });
  const numbers = options.lineNumbers === null ? '' : ` style="--first-line:${options.lineNumbers - 1}"`;
  return [
    `<figure class="code-block${title ? ' has-title' : ''}" data-code-block="">`,
    `<figcaption class="code-head">${title ? `<span class="code-title">${title}</span>` : ''}`,
    `<span class="code-language">${name}</span><span class="code-actions">`,
    options.isRunnable
      ? `<button type="button" class="code-run" data-run="">${escapeHtml(STRINGS.code.run)}</button>`
      : '',
    button('data-code-wrap="" aria-pressed="false"', STRINGS.code.wrap, ' hidden=""'),
    button('data-code-copy=""', STRINGS.code.copy),
    `</span></figcaption>`,
    `<pre class="code${numbers && ' has-numbers'}" tabindex="0" role="group" aria-label="${label}"${numbers}>`,
    `<code>${code}</code></pre></figure>`,
  ].join('');
}

/** Markup of a code block of JSON that can be folded. Its lines are wrapped, so that it needs no frame that scrolls. */
export function foldedJsonHtml(html: string): string {
  return [
    `<figure class="code-block" data-code-block=""><figcaption class="code-head">`,
    `<span class="code-language">JSON</span><span class="code-actions">`,
    button('data-code-copy=""', STRINGS.code.copy),
    `</span></figcaption><div class="code code-json">${html}</div></figure>`,
  ].join('');
}

function button(attributes: string, label: string, state = ''): string {
  const name = escapeHtml(label);
  return `<button type="button" class="code-button" ${attributes} aria-label="${name}" title="${name}"${state}></button>`;
}
