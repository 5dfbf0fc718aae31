import { useEffect, useRef, useState, type RefObject } from 'react';
import { useEveryElement } from '../../hooks/use-every-element';
import { makeReachable, opensByKey, pictureOf, ZOOM_SELECTOR, zoomTargetOf, type ZoomPicture } from './zoom-target';

interface ImageZoomState {
  readonly picture: ZoomPicture | null;
  /** The element that opened the picture. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly close: () => void;
}

/** The open picture and a function to close it. One pair of listeners serves every picture of the page. */
export function useImageZoom(): ImageZoomState {
  const [picture, setPicture] = useState<ZoomPicture | null>(null);
  const opener = useRef<HTMLElement>(null);
  useEveryElement(ZOOM_SELECTOR, makeReachable);

  useEffect(() => {
    const open = (element: HTMLElement) => {
      opener.current = element;
      setPicture(pictureOf(element));
    };
    const onClick = (event: MouseEvent) => {
      const element = zoomTargetOf(event.target);
      if (element && !event.defaultPrevented && event.button === 0) open(element);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const element = zoomTargetOf(event.target);
      if (!element || event.target !== element || !opensByKey(event.key, element)) return;
      event.preventDefault();
      open(element);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  const close = () => {
    setPicture(null);
    opener.current?.focus({ preventScroll: true });
  };
  return { picture, opener, close };
}
