import { ExtraIcon, type ExtraIconName } from '../../../components/ui/extra-icon';
import type { Finding } from '../../shared/checks';
import * as styles from './finding-list.module.css';

const LEVELS: Readonly<Record<Finding['level'], { readonly icon: ExtraIconName; readonly word: string }>> = {
  error: { icon: 'danger', word: STRINGS.playgrounds.error },
  warning: { icon: 'warning', word: STRINGS.playgrounds.warning },
  note: { icon: 'info', word: STRINGS.playgrounds.note },
};

/** Lists what the service would reject and what else is worth a look. */
export function FindingList({ findings, label }: { readonly findings: readonly Finding[]; readonly label?: string }) {
  return (
    <ul role="list" className={styles.findings} aria-label={label}>
      {findings.map(({ level, text }) => (
        <li key={text} data-level={level}>
          <ExtraIcon name={LEVELS[level].icon} size={16} />
          <span>
            <strong>{LEVELS[level].word}:</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
