import { ExtraIcon } from '../../../components/ui/extra-icon';
import type { Finding } from '../../shared/checks';
import { FindingList } from '../parts/finding-list';
import { Panel } from '../parts/panel';
import * as styles from './layout-playground.module.css';

/** What the service would reject and what else is worth a look, or that all is fine. */
export function ChecksPanel({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <Panel title={STRINGS.layouts.checks} hidesTitle>
      {findings.length === 0 ? (
        <p className={styles.fine}>
          <ExtraIcon name="check" size={18} /> {STRINGS.layouts.allFine}
        </p>
      ) : (
        <FindingList findings={findings} />
      )}
    </Panel>
  );
}
