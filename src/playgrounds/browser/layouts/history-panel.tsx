import { Panel } from '../parts/panel';
import { nameStep } from '../../shared/name-step';
import { fill } from '../../../site/fill';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './layout-playground.module.css';

/** All steps that can be undone and redone, by name; the last one is on top. Choosing one goes there. */
export function HistoryPanel({ playground: { editor, dispatch } }: { readonly playground: LayoutPlayground }) {
  const { past, present, future } = editor.history;
  const plans = [...past, present, ...future];
  const steps = plans.map((plan, index) => {
    const before = plans[index - 1];
    return { index, name: before ? nameStep(before, plan) : STRINGS.layouts.start, distance: index - past.length };
  });
  return (
    <Panel title={STRINGS.layouts.history} hidesTitle>
      <ol role="list" reversed className={styles.steps}>
        {steps.toReversed().map(({ index, name, distance }) => (
          <li key={index}>
            <button
              type="button"
              className={styles.step}
              aria-current={distance === 0 ? 'step' : undefined}
              data-undone={distance > 0 ? '' : undefined}
              onClick={() => distance !== 0 && dispatch({ type: 'travel', steps: distance })}
            >
              {distance > 0 ? fill(STRINGS.layouts.undone, { name }) : name}
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
