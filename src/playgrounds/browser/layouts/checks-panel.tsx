import { ExtraIcon, type ExtraIconName } from '../../../components/ui/extra-icon';
import { Panel } from '../parts/panel';
import type { Finding } from '../../shared/checks';
import * as styles from './layout-playground.module.css';

const LEVELS: Readonly<Record<Finding['level'], { readonly icon: ExtraIconName; readonly word: string }>> = {
  error: { icon: 'danger', word: 'Error' },
  warning: { icon: 'warning', word: 'Warning' },
  note: { icon: 'info', word: 'Note' },
};

/** Lists what the service would reject and what else is worth a look. */
export function ChecksPanel({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <Panel title="Checks" hidesTitle>
      {findings.length === 0 ? (
        <p className={styles.fine}>
          <ExtraIcon name="check" size={18} /> Everything is inside the canvas, and nothing overlaps.
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
