import { useLayoutEffect, type RefObject } from 'react';

const PROPERTY = '--banner-height';

/** Passes the banner's height to the style sheets, so that no focused element is behind the banner. */
export function useBannerHeight(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(PROPERTY, `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [banner]);
}
