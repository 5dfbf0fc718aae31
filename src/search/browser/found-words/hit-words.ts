import type { SearchHit } from '../../shared/response';
import { markedWords } from '../marks';

/**
 * The words of a hit that match the query, in lower case: what its title and its snippet mark. If the match is in
 * neither, they are those of the query.
 */
export function wordsOf({ _highlightResult: titles, _snippetResult: snippets }: SearchHit, query: string): string[] {
  const fields = [
    ...Object.values(titles?.hierarchy ?? {}),
    ...Object.values(snippets?.hierarchy ?? {}),
    snippets?.content,
    snippets?.code,
  ];
  const marked = fields.flatMap((field) => markedWords(field?.value ?? ''));
  return [...new Set(marked.length > 0 ? marked : query.toLowerCase().split(/\s+/).filter(Boolean))];
}
