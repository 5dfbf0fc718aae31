import { useEffect } from 'react';
import { openAround } from '../../hooks/open-around';
import { hashToId } from './scroll-positions';

/** Opens what the address of the first page leads to, and all parts of the content for printing. Used once. */
export function useOpenDetails(): void {
  useEffect(() => {
    openAround(document.getElementById(hashToId(window.location.hash)));
    return openForPrint();
  }, []);
}

/** While the page is printed, its content has nothing closed. Returns a function that ends this. */
function openForPrint(): () => void {
  let closed: HTMLDetailsElement[] = [];
  const open = () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('.prose details:not([open])')];
    for (const details of closed) details.open = true;
  };
  const close = () => {
    for (const details of closed) details.open = false;
    closed = [];
  };
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
  return () => {
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', close);
  };
}
