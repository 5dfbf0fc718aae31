import { useMemo, useState, type ReactNode } from 'react';
import { writeSamples, type ConsoleSample } from '../../shared/console/requests';
import { fill } from '../../../site/fill';
import { plural } from '../../../site/words';
import { reopen } from './use-console';
import { formAddress, type PlannedStep, type PlanState } from './use-plan';
import * as styles from './console.module.css';

/** Everything that is going to be sent, each call with its samples. */
export function PlannedSteps({
  state: { steps, tab, apiKey },
  renderSamples,
}: {
  readonly state: PlanState;
  readonly renderSamples: (samples: readonly ConsoleSample[]) => ReactNode;
}) {
  return (
    <section aria-label={STRINGS.console.whatIsSent} className={styles.planned}>
      <p>{plural(steps.length, STRINGS.console.callsSent)}</p>
      <ol role="list">
        {steps.map((step, index) => (
          <li key={index}>
            <Step step={step} apiKey={tab.showsKeys ? apiKey : null} renderSamples={renderSamples} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The samples are written once they are looked at: a plan can have dozens of calls. */
function Step({
  step: { call, draft, title },
  apiKey,
  renderSamples,
}: {
  readonly step: PlannedStep;
  readonly apiKey: string | null;
  readonly renderSamples: (samples: readonly ConsoleSample[]) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const samples = useMemo(() => (isOpen ? writeSamples(call, draft, apiKey, null) : []), [isOpen, call, draft, apiKey]);
  return (
    <details className={styles.step} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <code>
          {call.method} {call.path}
        </code>{' '}
        {title}
      </summary>
      {isOpen && renderSamples(samples)}
      <p>
        <a
          href={formAddress(call)}
          aria-label={fill(STRINGS.console.openCallInForm, { title })}
          onClick={() => reopen({ ...draft, operationId: call.operationId })}
        >
          {STRINGS.console.openInForm}
        </a>
      </p>
    </details>
  );
}
