import type { Page } from '@playwright/test';

export interface Contrast {
  /** Tag, classes and colors of the first element with this pair of colors. */
  readonly name: string;
  readonly ratio: number;
}

/**
 * Measures the contrast between the text of each matching element and what is painted behind it. Returns one entry
 * for each pair of colors.
 */
export function contrastsIn(page: Page, selector: string): Promise<Contrast[]> {
  return page.evaluate((matching) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser has no canvas.');
    /** Paints colors on top of each other, the last one on top. */
    const paint = (colors: readonly string[]): number[] => {
      context.clearRect(0, 0, 1, 1);
      for (const color of colors) {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
      }
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const luminance = (rgb: readonly number[]): number => {
      const [r = 0, g = 0, b = 0] = rgb.map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const found = new Map<string, { name: string; ratio: number }>();
    for (const element of document.querySelectorAll(matching)) {
      if (!element.checkVisibility()) continue;
      const layers: string[] = [];
      for (let box: Element | null = element; box; box = box.parentElement)
        layers.unshift(getComputedStyle(box).backgroundColor);
      const behind = paint(['white', ...layers]);
      const { color } = getComputedStyle(element);
      const front = paint([`rgb(${behind.join(' ')})`, color]);
      const [light = 0, dark = 0] = [luminance(front), luminance(behind)].sort((a, b) => b - a);
      const key = `${front.join(' ')} on ${behind.join(' ')}`;
      if (!found.has(key))
        found.set(key, {
          name: `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} (${key})`,
          ratio: (light + 0.05) / (dark + 0.05),
        });
    }
    return [...found.values()];
  }, selector);
}
