import { expandTokens, type TokenValues } from '../../../site/tokens';
import { ContentError, type Problem } from '../../../site/problems';

const FENCE = /^\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}(?![^`]*`)|~{3,})/;
/** An admonition's title behind its name, which the directive syntax wants in brackets. */
const ADMONITION_TITLE = /^((?:[>\s]|[-*+]\s|\d+[.)]\s)*:{3,}[A-Za-z][\w-]*)[ \t]+([^\s[{].*?)\s*$/;
const HEADING_ID = /^(#{1,6}\s.*?)\s*\{#([^}\s]*)\}\s*$/;
/** What may stand in a heading id: the characters that need no escaping in an address. */
const ID = /^[A-Za-z0-9][\w.-]*$/;

/**
 * Makes the raw body of a content file ready for the MDX compiler; the number of lines never changes.
 *
 * - tokens are expanded, in fences too; `\{product}` stays literal
 * - `## Title {#id}` becomes `## Title \{#id\}`, which the heading plugin reads back
 * - `:::note A title` becomes `:::note[A title]`
 * - `<!-- -->` outside code is an error with the comment form that MDX knows
 *
 * `offset` lines of front matter are put back as empty lines, so that positions are those of the file.
 *
 * @throws ContentError
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
    return prepareHeadingId(expandProse(line, options.tokens).replace(ADMONITION_TITLE, '$1[$2]'), (id) => {
      problems.push({
        file: options.file,
        line: number,
        message: `heading id: found "${id}"; allowed: letters, digits, -, _ and ., a letter or digit first`,
      });
    });
  });
  if (problems.length > 0) throw new ContentError(problems);
  return '\n'.repeat(options.offset) + lines.join('\n');
}

/** In prose MDX needs the backslash of `\{product}`; inside inline code it would be shown, so it goes. */
function expandProse(line: string, tokens: TokenValues): string {
  return line
    .split(/(`+[^`]*`+)/)
    .map((part, index) => expandTokens(part, tokens, { keepEscape: index % 2 === 0 }))
    .join('');
}

function withoutInlineCode(line: string): string {
  return line.replace(/`+[^`]*`+/g, '');
}

function prepareHeadingId(line: string, reject: (id: string) => void): string {
  const match = HEADING_ID.exec(line);
  if (!match) return line;
  const id = match[2] ?? '';
  if (!ID.test(id)) reject(id);
  return `${match[1] ?? ''} \\{#${id}\\}`;
}
