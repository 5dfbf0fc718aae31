/**
 * Regular expression, also for nginx, for the value of a header `Accept` that asks for Markdown. Browsers
 * never do; programs that do can also name HTML, for sites without Markdown.
 */
export const ACCEPTS_MARKDOWN = '(?:^|,) *text/markdown *(?:$|,|; *(?:q=(?:1|0\\.0*[1-9])|[^q ]))';
