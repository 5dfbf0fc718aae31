/** Most characters of an address that hosts take for sure. */
const LONGEST = 4000;

/**
 * The address of a new issue, with a title and a text that the reader can still change.
 *
 * @param page of the code host, for new issues
 */
export function newIssueUrl(page: string, title: string, text: string): string {
  const address = (body: string): string =>
    `${page}?title=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  const characters = [...text];
  let url = address(text);
  while (url.length > LONGEST && characters.length > 0) {
    characters.splice(-100);
    url = address(`${characters.join('')} …`);
  }
  return url;
}
