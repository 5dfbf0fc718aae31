import { useRef } from 'react';
import { siteConfig } from '../../site/config/site-config';
import { galleryRoute } from '../../site/gallery-route';
import { withBase } from '../../site/routes';
import * as styles from './gallery-page.module.css';
import { GALLERY_MODES } from './gallery-view';

/** The gallery in a light and a dark frame, which scroll together. */
export function GalleryFrames({ width, hash }: { readonly width: 'phone' | 'wide'; readonly hash: string }) {
  const frames = useRef<HTMLDivElement>(null);

  // The frame that the author uses: while the frames load, each of them scrolls on its own.
  const leader = useRef<HTMLIFrameElement>(null);

  const follow = (frame: HTMLIFrameElement): void => {
    const { contentWindow } = frame;
    for (const use of ['pointermove', 'pointerdown', 'wheel', 'keydown'])
      contentWindow?.addEventListener(use, () => void (leader.current = frame), { capture: true, passive: true });
    contentWindow?.addEventListener('scroll', () => {
      if (leader.current !== frame) return;
      const others = [...(frames.current?.querySelectorAll('iframe') ?? [])].filter((other) => other !== frame);
      for (const { contentWindow: other } of others)
        if (other && Math.abs(other.scrollY - contentWindow.scrollY) > 1)
          other.scrollTo({ top: contentWindow.scrollY, behavior: 'instant' });
    });
  };

  return (
    <div ref={frames} className={`${styles.frames} ${width === 'phone' ? styles.phone : ''}`}>
      {GALLERY_MODES.map((mode) => (
        <iframe
          key={mode}
          title={`Gallery, ${mode} mode`}
          src={withBase(siteConfig.baseUrl, `${galleryRoute()}?framed=${mode}${hash}`)}
          onLoad={(event) => follow(event.currentTarget)}
        />
      ))}
    </div>
  );
}
