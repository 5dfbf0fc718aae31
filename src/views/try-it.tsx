import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../hooks/lazy-part';
import { useClicks } from '../hooks/use-clicks';
import { useLazyPart } from '../hooks/use-lazy-part';

const consolePart = lazyPart(
  async () => (await import(/* webpackChunkName: "console" */ './console-tool')).ConsoleTool,
);

/** Opens the console of the call whose button is clicked. Used once, by the site's frame, anew for each page. */
export function TryIt() {
  const [use, setUse] = useState<{ readonly button: HTMLElement } | null>(null);
  const opener = useRef<HTMLElement>(null);
  const ConsoleTool = useLazyPart(consolePart, use, opener);

  const open = useCallback((clicked: HTMLElement) => {
    opener.current = clicked;
    setUse({ button: clicked });
  }, []);
  useClicks('[data-try]', open);

  if (!use || !ConsoleTool) return null;
  const { button } = use;
  const close = () => {
    flushSync(() => setUse(null));
    button.focus();
  };
  return <ConsoleTool key={button.dataset.try} button={button} onClose={close} />;
}
