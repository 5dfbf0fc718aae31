import type { GatsbySSR } from 'gatsby';

/**
 * Replaces `src/templates/frame` in the document of the development server, which contains no page: see `no-pages.ts`.
 */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element }) => element;
