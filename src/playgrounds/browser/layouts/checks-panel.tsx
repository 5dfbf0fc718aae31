import { ExtraIcon, type ExtraIconName } from '../../../components/ui/extra-icon';
import { Panel } from '../parts/panel';
import type { Finding } from '../../shared/checks';
import * as styles from './layout-playground.module.css';

const LEVELS: Readonly<Record<Finding['level'], { readonly icon: ExtraIconName; readonly word: string }>> = {
  error: { icon: 'danger', word: STRINGS.playgrounds.error },
  warning: { icon: 'warning', word: STRINGS.playgrounds.warning },
  note: { icon: 'info', word: STRINGS.playgrounds.note },
};

/** Lists what the service would reject and what else is worth a look. */
export function ChecksPanel({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <Panel title={STRINGS.layouts.checks} hidesTitle>
      {findings.length === 0 ? (
        <p className={styles.fine}>
          <ExtraIcon name="check" size={18} /> {STRINGS.layouts.allFine}
        </p>
      ) : (
        <ul role="list" className={styles.findings}>
          {findings.map(({ level, text }) => (
            <li key={text} data-level={level}>
              <ExtraIcon name={LEVELS[level].icon} size={18} />
              <span>
                <strong>{LEVELS[level].word}:</strong> {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
