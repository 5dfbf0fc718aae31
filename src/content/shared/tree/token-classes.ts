/** The classes of highlighted code that have a style in `src/styles/code.css`. */
export const STYLED_TOKENS: ReadonlySet<string> = new Set(
  (
    'comment prolog doctype cdata shebang punctuation operator entity keyword atrule rule important annotation ' +
    'decorator directive string char template-string attr-value regex url inserted heredoc-string number boolean ' +
    'constant symbol null nil unit hexcode variable parameter function function-name class-name tag selector builtin ' +
    'property attr-name title deleted interpolation bold italic'
  ).split(' '),
);

/** Removes the classes of tokens that have no style, which pages would repeat hundreds of times. */
export function slimTokens(html: string): string {
  return html.replace(/<span class="token ([^"]*)">/g, (_tag, names: string) => {
    const kept = names.split(' ').filter((name) => STYLED_TOKENS.has(name));
    return `<span class="${['token', ...kept].join(' ')}">`;
  });
}
