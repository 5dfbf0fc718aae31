import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ToolButton } from '../playgrounds/browser/parts/tool-button';
import * as styles from './playground-page.module.css';

type Loading = { readonly phase: 'loading' | 'failed' } | { readonly phase: 'ready'; readonly Tool: ComponentType };

interface LazyToolProps {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Shown until the tool has been loaded. */
  readonly children: ReactNode;
}

/** Loads a tool once the page lives in the browser. If that fails, it says so and offers to try again. */
export function LazyTool({ load, children }: LazyToolProps) {
  const [state, setState] = useState<Loading>({ phase: 'loading' });
  const { phase } = state;
  useEffect(() => {
    if (phase !== 'loading') return;
    let isCurrent = true;
    load().then(
      ({ default: Tool }) => isCurrent && setState({ phase: 'ready', Tool }),
      () => isCurrent && setState({ phase: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [phase, load]);

  return (
    <div className={styles.tool}>
      {state.phase === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>The playground could not be loaded. Check the connection.</p>
          <ToolButton icon="retry" onClick={() => setState({ phase: 'loading' })}>
            Try again
          </ToolButton>
        </div>
      )}
      {state.phase === 'ready' ? <state.Tool /> : children}
    </div>
  );
}
