import { useCallback, useEffect, useState } from 'react';
import { useEveryElement } from '../../hooks/use-every-element';
import { copyCode, copyText } from './copy-code';
import { toggleWrap, updateWrapButtons } from './word-wrap';

const BLOCK = '[data-code-block]';

/** Makes the buttons of all code blocks work, also on pages that are shown later. Used once, by the site's frame. */
export function useCodeBlocks(): void {
  const [observer] = useState(() => (typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)));
  const observe = useCallback(
    (code: HTMLElement) => {
      if (observer) observer.observe(code);
      else updateBlocksOf([code]);
    },
    [observer],
  );
  useEveryElement(`${BLOCK} pre`, observe);

  useEffect(() => {
    const status = document.createElement('div');
    status.setAttribute('role', 'status');
    status.className = 'visually-hidden';
    document.body.append(status);
    const announce = (message: string) => {
      status.textContent = message;
    };
    const onClick = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>(
        '[data-code-copy], [data-code-wrap], [data-copy-text]',
      );
      if (button?.dataset.copyText !== undefined)
        void copyText(button.dataset.copyText, button.previousElementSibling, button, announce);
      const block = button?.closest(BLOCK);
      if (!button || !block) return;
      if (button.hasAttribute('data-code-wrap')) toggleWrap(block);
      else void copyCode(block, button, announce);
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      status.remove();
    };
  }, []);
}

function measure(entries: readonly ResizeObserverEntry[], observer: ResizeObserver): void {
  const targets = entries.map(({ target }) => target);
  for (const target of targets) if (!target.isConnected) observer.unobserve(target);
  updateBlocksOf(targets.filter(({ isConnected }) => isConnected));
}

function updateBlocksOf(codes: readonly Element[]): void {
  updateWrapButtons(codes.flatMap((code) => code.closest(BLOCK) ?? []));
}
