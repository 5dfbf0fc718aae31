/** Stops the page from scrolling, without a shift where the scroll bar was. Returns a function that undoes it. */
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
