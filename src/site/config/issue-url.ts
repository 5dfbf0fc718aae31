import { product } from './product';

/** Most characters of an address that hosts take for sure. */
const LONGEST = 4000;

/** The address of a new issue on the code host, with a title and a text that the reader can still change. */
export function newIssueUrl(title: string, text: string): string {
  const address = (body: string): string =>
    `${product.links.issueTracker}/new?title=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  const characters = [...text];
  let url = address(text);
  while (url.length > LONGEST && characters.length > 0) {
    characters.splice(-100);
    url = address(`${characters.join('')} …`);
  }
  return url;
}
