import { isScalar, parseDocument } from 'yaml';

/**
 * The description of the API as it is kept for the next comparison: with its version, and a comment that says what the
 * file is for.
 *
 * @throws Error if the description has no version
 */
export function keptDescription(text: string, version: string): string {
  const found = parseDocument(text).getIn(['info', 'version'], true);
  if (!isScalar(found) || !found.range) throw new Error('The description has no field "info.version".');
  const [start, end] = found.range;
  const lineEnd = text.indexOf('\n', end);
  // Without the comment beside it, which explains the file that authors edit.
  return `# The description as released, written by npm run api:release. Do not edit it.\n${text.slice(0, start)}${version}${text.slice(lineEnd)}`;
}
