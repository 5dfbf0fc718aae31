import { fill } from '../site/fill';

/** Search engines should not list a tag with fewer entries: its page says no more than they do. */
export const MIN_INDEXED = 2;

/** Title of one page of a list: the list's own on the first page, with the page number on the others. */
export function listTitle(title: string, page: number): string {
  return page > 1 ? fill(STRINGS.common.titleOfPage, { title, page }) : title;
}

/** Description of one page of a list, which no other page has. */
export function listDescription(description: string, page: number): string {
  return page > 1 ? fill(STRINGS.common.descriptionOfPage, { description, page }) : description;
}
