import { useEffect, useId, useMemo, useRef, useSyncExternalStore, type CSSProperties } from 'react';
import * as failure from '../../../components/ui/failure-page.module.css';
import { listPages } from '../../../content/shared/sidebar/queries';
import type { SidebarItem } from '../../../content/shared/sidebar/types';
import {
  areaState,
  lookAtArea,
  planSaving,
  removeArea,
  saveArea,
  stopSaving,
  subscribeToAreas,
  type AreaState,
} from '../area-jobs';
import { describeState } from './describe-state';

/** Here and in no style sheet: any page can show them, but the HTML of none does. */
const styles = {
  box: {
    display: 'grid',
    gap: 'var(--space-2)',
    padding: 'var(--space-4) var(--space-3) 0',
    borderBlockStart: '1px solid var(--color-line)',
    marginBlockStart: 'var(--space-4)',
    fontSize: 'var(--text-14)',
  },
  progress: { inlineSize: '100%', accentColor: 'var(--color-accent)' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' },
} satisfies Record<string, CSSProperties>;

/** Saves the pages of a menu for offline use. Says first what that takes, shows its progress, and removes it again. */
export function SaveArea({ items }: { readonly items: readonly SidebarItem[] }) {
  const pages = useMemo(() => listPages(items).map(({ path }) => path.replace(/[?#].*$/s, '')), [items]);
  return <SavePages id={pages[0] ?? ''} pages={pages} />;
}

/**
 * The same for pages that are not in a menu.
 *
 * @param id path of the first page
 */
export function SavePages({ id, pages }: { readonly id: string; readonly pages: readonly string[] }) {
  const state = useSyncExternalStore(
    subscribeToAreas,
    () => areaState(id),
    () => areaState(id),
  );
  const box = useRef<HTMLDivElement>(null);
  const textId = useId();
  useEffect(() => {
    if (id) void lookAtArea(id);
  }, [id]);
  // A button that disappears because it was pressed hands the focus on.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [state.kind]);
  // Undefined in old browsers, insecure contexts and some private windows.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!id || !container || state.kind === 'unknown') return null;
  return (
    <div
      ref={box}
      role="group"
      aria-label={STRINGS.offline.area}
      style={styles.box}
      onFocus={() => (hadFocus.current = true)}
      onBlur={() => (hadFocus.current = false)}
    >
      <p role="status" id={textId}>
        {describeState(state)}
      </p>
      {state.kind === 'saving' && (
        <progress aria-labelledby={textId} value={state.done} max={state.total} style={styles.progress} />
      )}
      <div style={styles.buttons}>
        {buttonsFor(state).map(({ label, action }) => (
          <button key={label} type="button" className={failure.button} onClick={() => void actions[action](id, pages)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

const actions = {
  plan: planSaving,
  save: saveArea,
  stop: stopSaving,
  cancel: lookAtArea,
  remove: removeArea,
} as const satisfies Record<string, (id: string, pages: readonly string[]) => Promise<void> | void>;

interface Button {
  readonly label: string;
  readonly action: keyof typeof actions;
}

const CANCEL: Button = { label: STRINGS.offline.cancel, action: 'cancel' };
const REMOVE: Button = { label: STRINGS.offline.remove, action: 'remove' };

function buttonsFor(state: AreaState): readonly Button[] {
  switch (state.kind) {
    case 'none':
      return [{ label: STRINGS.offline.save, action: 'plan' }];
    case 'saved':
      return [{ label: STRINGS.offline.check, action: 'plan' }, REMOVE];
    case 'planned':
      if (state.plan.fetch.length === 0) return [REMOVE];
      return [{ label: state.isUpdate ? STRINGS.offline.update : STRINGS.offline.start, action: 'save' }, CANCEL];
    case 'saving':
      return [{ label: STRINGS.offline.stop, action: 'stop' }];
    case 'failed':
      return [{ label: STRINGS.common.tryAgain, action: 'save' }, CANCEL];
    default:
      return [];
  }
}
