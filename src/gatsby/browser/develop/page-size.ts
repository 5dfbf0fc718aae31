/** Bytes of a page after gzip, without scripts (`BUDGETS.page` in src/output/build/budgets.ts). */
const BUDGET = 40_000;

/**
 * Measures the page that is shown: its elements, which a build writes into its HTML, and its data. Both are about as
 * large as in a build. Undefined if the page has no data yet.
 */
export async function measurePage(
  path: string,
): Promise<{ readonly note: string; readonly isTooLarge: boolean } | undefined> {
  const name = path.replace(/^\/|\/$/g, '') || 'index';
  const response = await fetch(`/page-data/${name}/page-data.json`);
  if (!response.ok) return undefined;
  const [html, data] = await Promise.all(
    [document.getElementById('___gatsby')?.innerHTML ?? '', await response.text()].map(gzipSize),
  );
  if (html === undefined || data === undefined) return undefined;
  const note =
    `This page: about ${kilobytes(html)} of HTML and ${kilobytes(data)} of data after gzip; ` +
    `the budget of a page's HTML with its style sheets is ${kilobytes(BUDGET)}.`;
  return { note, isTooLarge: html > BUDGET };
}

async function gzipSize(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
