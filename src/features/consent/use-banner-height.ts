import { useLayoutEffect, type RefObject } from 'react';

const PROPERTY = '--banner-height';
/** Room in pixels for the outline of an element that the browser has scrolled to just above the banner. */
const OUTLINE = 4;

/** Passes the height that the banner takes to the style sheets, so that no focused element is behind the banner. */
export function useBannerHeight(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(PROPERTY, `${element.offsetHeight + OUTLINE}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [banner]);
}
