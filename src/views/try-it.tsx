import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../hooks/lazy-part';
import { useLazyPart } from '../hooks/use-lazy-part';

const consolePart = lazyPart(
  async () => (await import(/* webpackChunkName: "console" */ './console-tool')).ConsoleTool,
);

/** Opens the console of the call whose button is clicked. Used once, by the site's frame, anew for each page. */
export function TryIt() {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const opener = useRef<HTMLElement>(null);
  const ConsoleTool = useLazyPart(consolePart, button, opener);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const clicked = (target as Element).closest<HTMLElement>('[data-try]');
      if (!clicked) return;
      opener.current = clicked;
      setButton(clicked);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  if (!button || !ConsoleTool) return null;
  const close = () => {
    flushSync(() => setButton(null));
    button.focus();
  };
  return <ConsoleTool key={button.dataset.try} button={button} onClose={close} />;
}
