import { expandTokens, type TokenValues } from '../../../site/tokens';
import { ContentError, type Problem } from '../../../site/problems';

const FENCE = /^\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}(?![^`]*`)|~{3,})/;
/** An admonition's title after its name. The directive syntax requires brackets around it. */
const ADMONITION_TITLE = /^((?:[>\s]|[-*+]\s|\d+[.)]\s)*:{3,}[A-Za-z][\w-]*)[ \t]+([^\s[{].*?)\s*$/;
const HEADING_IDS = /^(#{1,6}\s.*?)\s*\{#([^}]*)\}\s*$/;
/** A valid heading id: only characters that need no escaping in a URL. */
const ID = /^[A-Za-z0-9][\w.-]*$/;

/**
 * Prepares the raw body of a content file for the MDX compiler. The number of lines of the body never changes.
 *
 * - tokens are expanded, in fences too; `\{product}` stays literal
 * - `## Title {#id}` becomes `## Title \{#id\}`, which the heading plugin parses; so does `{#id alias}`
 * - `:::note A title` becomes `:::note[A title]`
 * - `<!-- -->` outside code is an error that shows how to write a comment in MDX
 *
 * The result begins with `offset` empty lines in place of the front matter, so that positions match the file.
 *
 * @throws ContentError with file and line of each HTML comment and each invalid heading id
 */
export function prepareSource(
  body: string,
  options: { readonly tokens: TokenValues; readonly file: string; readonly offset: number },
): string {
  const problems: Problem[] = [];
  let fence: string | null = null;
  const lines = body.split('\n').map((line, index) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim().replace(/^[>\s]*/, '') === mark) fence = null;
      return expandTokens(line, options.tokens);
    }
    if (mark) {
      fence = mark;
      return expandTokens(line, options.tokens);
    }
    const number = index + 1 + options.offset;
    if (withoutInlineCode(line).includes('<!--')) {
      problems.push({
        file: options.file,
        line: number,
        message: 'contains an HTML comment <!-- -->, which is not MDX: write {/* … */}',
      });
    }
    return prepareHeadingIds(expandProse(line, options.tokens).replace(ADMONITION_TITLE, '$1[$2]'), (id) => {
      problems.push({
        file: options.file,
        line: number,
        message: `heading id: found "${id}"; allowed: letters, digits, "-", "_" and ".", starting with a letter or digit`,
      });
    });
  });
  if (problems.length > 0) throw new ContentError(problems);
  return '\n'.repeat(options.offset) + lines.join('\n');
}

/** MDX needs the backslash of `\{product}` in prose. In inline code it would be shown, so it is removed there. */
function expandProse(line: string, tokens: TokenValues): string {
  return line
    .split(/(`+[^`]*`+)/)
    .map((part, index) => expandTokens(part, tokens, { keepEscape: index % 2 === 0 }))
    .join('');
}

function withoutInlineCode(line: string): string {
  return line.replace(/`+[^`]*`+/g, '');
}

function prepareHeadingIds(line: string, reject: (id: string) => void): string {
  const match = HEADING_IDS.exec(line);
  if (!match) return line;
  const ids = (match[2] ?? '').trim().split(/\s+/);
  for (const id of ids) if (!ID.test(id)) reject(id);
  return `${match[1] ?? ''} \\{#${ids.join(' ')}\\}`;
}
