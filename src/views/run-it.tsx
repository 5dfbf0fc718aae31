import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../hooks/lazy-part';
import { useLazyPart } from '../hooks/use-lazy-part';

const lessonPart = lazyPart(async () => (await import(/* webpackChunkName: "lesson" */ './lesson-tool')).LessonTool);

/** Runs the commands of the page whose button is clicked. Used once, by the site's frame, anew for each page. */
export function RunIt() {
  const [use, setUse] = useState<{ readonly button: HTMLElement } | null>(null);
  const opener = useRef<HTMLElement>(null);
  const LessonTool = useLazyPart(lessonPart, use, opener);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('[data-run]');
      if (!button) return;
      opener.current = button;
      setUse({ button });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return use && LessonTool ? <LessonTool use={use} /> : null;
}
