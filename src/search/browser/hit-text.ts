import type { SearchHit } from '../shared/response';
import { HIERARCHY_LEVELS, type HierarchyLevel } from '../shared/record';

/** What is shown of a hit. Title and snippet can contain marks. */
export interface HitText {
  readonly title: string;
  /** Titles above it, without the area. */
  readonly breadcrumbs: readonly string[];
  /** Text around the matches; null if there is none to show. */
  readonly snippet: string | null;
}

/**
 * Returns the title, breadcrumbs and snippet of a hit. A hit without marks, such as a stored one, has its plain titles.
 * A hit of type `content` belongs to the deepest title it has.
 */
export function toHitText(hit: SearchHit): HitText {
  const levels = HIERARCHY_LEVELS.slice(1).filter((level) => hit.hierarchy[level]);
  const ownDepth = hit.type === 'content' ? undefined : levels.indexOf(hit.type);
  const depth = ownDepth === undefined || ownDepth < 0 ? levels.length - 1 : ownDepth;
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
