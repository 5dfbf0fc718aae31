import type { HTMLAttributes, ReactNode } from 'react';

/** What Gatsby puts into the document. */
interface DocumentParts {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/**
 * The document around every page, in place of Gatsby's own (`cache-dir/default-html.js`), which also has instructions
 * for browsers that the site does not support.
 */
export default function Document(parts: DocumentParts) {
  return (
    // eslint-disable-next-line jsx-a11y/html-has-lang -- the attributes contain it
    <html {...parts.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {parts.headComponents}
      </head>
      <body {...parts.bodyAttributes}>
        {parts.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: parts.body }} />
        {parts.postBodyComponents}
      </body>
    </html>
  );
}
