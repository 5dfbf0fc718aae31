/** Stops the page from scrolling, without a jump where the scroll bar was. Returns what lets it scroll again. */
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
