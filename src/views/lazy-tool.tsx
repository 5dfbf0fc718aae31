import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { LazyPart } from '../hooks/lazy-part';
import { ToolButton } from '../components/controls/tool-button';
import { Logo } from '../components/ui/logo';
import * as styles from './playground-page.module.css';

interface LazyToolProps {
  readonly tool: LazyPart<ComponentType>;
  /** Shown without scripts, and if the tool cannot be loaded. Until it has been, a turning ring is shown instead. */
  readonly children: ReactNode;
}

/** Loads a tool after hydration. If that fails, it shows an error and a button to try again. */
export function LazyTool({ tool, children }: LazyToolProps) {
  const [phase, setPhase] = useState<'loading' | 'failed' | 'ready'>('loading');
  useEffect(() => {
    if (phase !== 'loading') return;
    const end = (next: 'failed' | 'ready') => () => startTransition(() => setPhase(next));
    tool.load().then(end('ready'), end('failed'));
  }, [phase, tool]);

  const Tool = phase === 'ready' ? tool.loaded() : undefined;
  return (
    <div className={styles.tool}>
      {phase === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{STRINGS.playgroundPages.failed}</p>
          <ToolButton icon="retry" onClick={() => setPhase('loading')}>
            {STRINGS.common.tryAgain}
          </ToolButton>
        </div>
      )}
      {phase === 'loading' && (
        <p role="status" className={styles.loading}>
          <Logo size={48} />
          <span className="visually-hidden">{STRINGS.common.loading}</span>
        </p>
      )}
      {Tool ? <Tool /> : children}
    </div>
  );
}
