import { useCallback, useRef, useState } from 'react';
import { lazyPart } from '../hooks/lazy-part';
import { useClicks } from '../hooks/use-clicks';
import { useLazyPart } from '../hooks/use-lazy-part';

const lessonPart = lazyPart(async () => (await import(/* webpackChunkName: "lesson" */ './lesson-tool')).LessonTool);

/** Runs the commands of the page whose button is clicked. Used once, by the site's frame, anew for each page. */
export function RunIt() {
  const [use, setUse] = useState<{ readonly button: HTMLElement } | null>(null);
  const opener = useRef<HTMLElement>(null);
  const LessonTool = useLazyPart(lessonPart, use, opener);

  const run = useCallback((button: HTMLElement) => {
    opener.current = button;
    setUse({ button });
  }, []);
  useClicks('[data-run]', run);

  return use && LessonTool ? <LessonTool use={use} /> : null;
}
