import type { Locator, Page } from '@playwright/test';
import { placePeople } from '../../src/playgrounds/shared/layouts/layout-steps';
import type { LayoutName } from '../../src/playgrounds/shared/layouts/predefined';

/** As in `content/data/landing.yaml`. */
export const PEOPLE = ['Mara', 'Jonas', 'Ines', 'Tariq', 'Luca', 'Sofia', 'Noah'];
export const LAYOUTS: readonly LayoutName[] = ['six', 'two', 'present-lower-3', 'present-upper-6'];

export const hero = (page: Page): Locator => page.locator('main section').first();
const picture = (page: Page): Locator => hero(page).locator('[aria-hidden="true"]').first();

/** What readers press to choose a layout: the field itself cannot be seen. */
export const layoutLabel = (page: Page, name: LayoutName): Locator => page.locator(`label[for="layout-${name}"]`);
export const layoutField = (page: Page, name: LayoutName): Locator =>
  page.getByRole('radio', { name: `Layout ${name}`, exact: true });

/** Where somebody's video is, in whole hundredths of the picture; null for somebody who cannot be seen. */
type Seats = Readonly<Record<string, readonly [x: number, y: number, width: number, height: number] | null>>;

/** Where the page draws everybody. */
export function drawnSeats(page: Page): Promise<Seats> {
  return picture(page).evaluate((frame) => {
    const all = frame.getBoundingClientRect();
    const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
    return Object.fromEntries(
      [...frame.children].map((seat) => {
        const { x, y, width, height } = seat.querySelector('div')!.getBoundingClientRect();
        const place = [
          percent(x - all.x, all.width),
          percent(y - all.y, all.height),
          percent(width, all.width),
          percent(height, all.height),
        ] as const;
        return [seat.querySelector('span')!.textContent, getComputedStyle(seat).opacity === '0' ? null : place];
      }),
    );
  });
}

/** Where the server would put them. */
export function expectedSeats(name: LayoutName, people: readonly string[]): Seats {
  return Object.fromEntries(
    placePeople(name, people).map(({ isShown, ...place }, index) => [
      people[index],
      isShown
        ? ([place.x, place.y, place.width, place.height].map(Math.round) as [number, number, number, number])
        : null,
    ]),
  );
}

/** The text of the code blocks of the hero that readers can see: the call, and the meeting's options. */
export function shownCode(page: Page): Promise<string[]> {
  return hero(page)
    .locator('pre')
    .evaluateAll((blocks) =>
      blocks
        .filter((block) => getComputedStyle(block).visibility === 'visible')
        .map((block) => block.textContent ?? ''),
    );
}
