import { useCallback, useRef, useState, type ComponentType } from 'react';
import { lazyPart } from '../hooks/lazy-part';
import { useClicks } from '../hooks/use-clicks';
import { useLazyPart } from '../hooks/use-lazy-part';

type Tool = ComponentType<{ readonly use: { readonly button: HTMLElement } }>;

const lessonPart = lazyPart<Tool>(
  async () => (await import(/* webpackChunkName: "lesson" */ './lesson-tool')).LessonTool,
);

/** Runs what readers can run on a page. Used once, by the site's frame, anew for each page. */
export function RunIt() {
  const [use, setUse] = useState<{ readonly button: HTMLElement } | null>(null);
  const opener = useRef<HTMLElement>(null);
  const UsedTool = useLazyPart(lessonPart, use, opener);

  const run = useCallback((button: HTMLElement) => {
    opener.current = button;
    setUse({ button });
  }, []);
  useClicks('[data-run]', run);

  return use && UsedTool ? <UsedTool use={use} /> : null;
}
