import type { RoutePath } from './routes';
import { fill } from './fill';

/** What the menu of a page contains beside the page's own Markdown: see `content/data/page-menu.yaml`. */
export interface PageMenuSettings {
  /** `address` is what the encoded question is appended to. */
  readonly assistants: readonly { readonly label: string; readonly address: string }[];
  /** Page that says how to connect the docs server; empty if there is none. */
  readonly docsServerPage: RoutePath;
}

/** What an assistant is asked about a page. */
export function questionAbout(markdownUrl: string): string {
  return fill(STRINGS.pageMenu.question, { address: markdownUrl });
}
