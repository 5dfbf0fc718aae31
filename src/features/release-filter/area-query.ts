import { toKebab } from '../../site/slug';

const KEY = 'area';

/** The area that a query string names; null if it names none of them. */
export function areaInQuery(search: string, areas: readonly string[]): string | null {
  const slug = new URLSearchParams(search).get(KEY);
  return areas.find((area) => toKebab(area) === slug) ?? null;
}

/**
 * Value of the attributes `data-option` (one area or several) and `data-options` (all areas): the parameter of each
 * area, in the form in which the inline script looks for it.
 */
export function areaOptions(areas: readonly string[]): string {
  // In the order of the contents, which compresses better.
  return areas
    .map((area) => `?${KEY}=${toKebab(area)}`)
    .sort()
    .join(' ');
}

/** The query string with another area, or without one. Other parameters stay. */
export function queryWithArea(search: string, area: string | null): string {
  const query = new URLSearchParams(search);
  if (area === null) query.delete(KEY);
  else query.set(KEY, toKebab(area));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
