/** Where links and pictures of a text lead. */
export interface Addresses {
  /** Returns the absolute URL of a link; one within the page stays as it is. */
  readonly link: (href: string) => string;
  /** Returns the absolute URL of a page by its path in data, which is without the base path. */
  readonly page: (path: string) => string;
  /** Returns the absolute URL of a file. */
  readonly file: (src: string) => string;
}
