/** What became of copying. `refused` contains the text, which the reader can copy by hand. */
export type CopyResult =
  { readonly outcome: 'copied' | 'missing' } | { readonly outcome: 'refused'; readonly text: string };

/**
 * Copies the text of a file with one request. `missing` if the file could not be loaded; `refused` if the browser does
 * not let the page copy.
 *
 * @param address of the file, with the base path
 */
export async function copyMarkdown(address: string): Promise<CopyResult> {
  const text = load(address);
  const copying = write(text);
  // Both are awaited here, so that neither failure is reported as one that nobody has seen.
  const [loaded, copied] = await Promise.allSettled([text, copying]);
  if (loaded.status === 'rejected') return { outcome: 'missing' };
  return copied.status === 'fulfilled' ? { outcome: 'copied' } : { outcome: 'refused', text: loaded.value };
}

/** @throws Error if the host does not have the file, or answers with a page in its place */
async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || (response.headers.get('content-type') ?? '').includes('text/html'))
    throw new Error(`${address}: status ${response.status}`);
  return response.text();
}

/** Safari only lets a page copy in the moment of the click, so it is given the text before it has been loaded. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
