import type { SearchHit } from '../../shared/response';
import { splitMarks } from '../marks';

/** The words of a hit that match the query, in lower case: what its title and its snippet mark. */
export function wordsOf({ _highlightResult: titles, _snippetResult: snippets }: SearchHit): string[] {
  const fields = [
    ...Object.values(titles?.hierarchy ?? {}),
    ...Object.values(snippets?.hierarchy ?? {}),
    snippets?.content,
    snippets?.code,
  ];
  return [
    ...new Set(
      fields.flatMap((field) =>
        splitMarks(field?.value ?? '').flatMap(({ text, isMarked }) => (isMarked ? [text.toLowerCase()] : [])),
      ),
    ),
  ];
}
