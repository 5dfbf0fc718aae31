import { useCallback, useRef, useState, type ComponentType } from 'react';
import { lazyPart, type LazyPart } from '../hooks/lazy-part';
import { useClicks } from '../hooks/use-clicks';
import { useLazyPart } from '../hooks/use-lazy-part';

type Tool = ComponentType<{ readonly use: { readonly button: HTMLElement } }>;

const lessonPart = lazyPart<Tool>(
  async () => (await import(/* webpackChunkName: "lesson" */ './lesson-tool')).LessonTool,
);
const framePart = lazyPart<Tool>(
  async () => (await import(/* webpackChunkName: "sample-frame" */ './frame-tool')).FrameTool,
);

/** Runs what readers can run on a page. Used once, by the site's frame, anew for each page. */
export function RunIt() {
  return (
    <>
      <RunWith part={lessonPart} buttons="[data-run]" />
      <RunWith part={framePart} buttons="[data-run-program]" />
    </>
  );
}

function RunWith({ part, buttons }: { readonly part: LazyPart<Tool>; readonly buttons: string }) {
  const [use, setUse] = useState<{ readonly button: HTMLElement } | null>(null);
  const opener = useRef<HTMLElement>(null);
  const UsedTool = useLazyPart(part, use, opener);

  const run = useCallback((button: HTMLElement) => {
    opener.current = button;
    setUse({ button });
  }, []);
  useClicks(buttons, run);

  return use && UsedTool ? <UsedTool use={use} /> : null;
}
