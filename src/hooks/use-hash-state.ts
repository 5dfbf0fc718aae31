import { useEffect, useRef, useState } from 'react';
import { ownUrlWriter } from './own-address';

/** Browsers limit how often a page can change its URL, some of them to 100 times in 30 seconds. */
const BURST = 10;
/** Milliseconds without a change after which the URL is updated once there have been that many changes. */
const DELAY = 350;

/**
 * Keeps the URL's hash in sync with a state, without adding entries to the browser's history. Changes are written
 * immediately, because a reload keeps only what was in the URL before it began. Of many changes in quick succession, as
 * during a drag, only the first ones and the last one are written. What has not been written yet is written when the
 * reader leaves the page or clicks anything.
 *
 * @param hash the hash to show; null leaves the URL unchanged
 * @param onChange called with a hash that the reader typed, pasted or went back to
 * @returns a function that shows a hash immediately, even if `hash` is null
 */
export function useHashState(hash: string | null, onChange: (hash: string) => void): (hash: string) => void {
  const [writer] = useState(createHashWriter);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    const onHashChange = ({ newURL }: HashChangeEvent) => {
      // A pending write is older than the new hash, so drop it. Use the URL of the event, because window.location may
      // already contain one written in the meantime.
      writer.drop();
      latest.current(new URL(newURL).hash);
    };
    window.addEventListener('hashchange', onHashChange);
    window.addEventListener('pagehide', writer.flush);
    document.addEventListener('visibilitychange', writer.flush);
    // A click may follow a link. This runs before the link changes the URL.
    document.addEventListener('click', writer.flush, true);
    return () => {
      writer.drop();
      window.removeEventListener('hashchange', onHashChange);
      window.removeEventListener('pagehide', writer.flush);
      document.removeEventListener('visibilitychange', writer.flush);
      document.removeEventListener('click', writer.flush, true);
    };
  }, [writer]);

  useEffect(() => {
    if (hash === null) writer.drop();
    else writer.write(hash);
  }, [hash, writer]);

  return writer.show;
}

function createHashWriter() {
  const replaceOwnUrl = ownUrlWriter();
  let pending: string | null = null;
  let timer = 0;
  /** When the latest changes were written. */
  let writtenAt: readonly number[] = [];

  const show = (hash: string) => {
    drop();
    writtenAt = [...writtenAt, performance.now()].slice(-BURST);
    replaceOwnUrl((href) => {
      const url = new URL(href);
      url.hash = hash;
      return url.href;
    });
  };
  const drop = () => {
    window.clearTimeout(timer);
    pending = null;
  };
  const flush = () => {
    if (pending !== null) show(pending);
  };
  const write = (hash: string) => {
    drop();
    pending = hash;
    const [earliest = 0] = writtenAt;
    if (writtenAt.length < BURST || performance.now() - earliest > BURST * DELAY) flush();
    else timer = window.setTimeout(flush, DELAY);
  };
  return { write, flush, drop, show };
}
