import type { SearchHit } from '../shared/answer';
import { HIERARCHY_LEVELS, type HierarchyLevel } from '../shared/record';

/** What is shown of a hit. Title and snippet may contain marks. */
export interface HitText {
  readonly title: string;
  /** Titles above it, without area. */
  readonly breadcrumbs: readonly string[];
  /** Text around the words found; null if there is none to show. */
  readonly snippet: string | null;
}

/**
 * Takes title, breadcrumbs and snippet from a hit. A hit without marks, as it is kept for later, has its plain titles;
 * a
 * hit of type `content` belongs to the deepest title it has.
 */
export function toHitText(hit: SearchHit): HitText {
  const levels = HIERARCHY_LEVELS.slice(1).filter((level) => hit.hierarchy[level]);
  const wanted = hit.type === 'content' ? undefined : levels.indexOf(hit.type);
  const depth = wanted === undefined || wanted < 0 ? levels.length - 1 : wanted;
  const level: HierarchyLevel = levels[depth] ?? 'lvl0';
  const titles = hit._highlightResult?.hierarchy?.[level] ?? hit._snippetResult?.hierarchy?.[level];
  const content = hit._snippetResult?.content;
  return {
    title: titles?.value ?? hit.hierarchy[level] ?? hit.url,
    breadcrumbs: levels.slice(0, Math.max(0, depth)).map((above) => hit.hierarchy[above] ?? ''),
    snippet:
      content && content.value !== '' && (content.matchLevel !== 'none' || level === 'lvl1') ? content.value : null,
  };
}
