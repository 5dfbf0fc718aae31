/**
 * Prevents the page from scrolling, without a layout shift from the missing scrollbar. Returns a function that undoes
 * it.
 */
export function lockScroll(): () => void {
  const { style } = document.body;
  const scrollBar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  if (scrollBar > 0) style.paddingInlineEnd = `${scrollBar}px`;
  return () => {
    style.removeProperty('overflow');
    style.removeProperty('padding-inline-end');
  };
}
