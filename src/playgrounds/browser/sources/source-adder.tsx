import { useId } from 'react';
import { ToolButton } from '../../../components/controls/tool-button';
import { initialValues, kindOf, type SourceKindName } from '../../shared/sources/kinds';
import { SOURCE_LIMIT, takenIds, takenNames, type AddedSource } from '../../shared/sources/sources-state';
import { Panel } from '../parts/panel';
import { fill } from '../../../site/fill';
import { KindPicker } from './kind-picker';
import { EMPTY_DRAFT, sourceForm, type SourceDraft } from './source-form';
import { SourceFields } from './source-fields';
import * as styles from './source-adder.module.css';

/** What has been entered for each kind, so that it is still there after a look at another kind. */
export type SourceDrafts = Partial<Readonly<Record<SourceKindName, SourceDraft>>>;

interface SourceAdderProps {
  readonly sources: readonly AddedSource[];
  readonly chosen: SourceKindName;
  readonly onChoose: (kind: SourceKindName) => void;
  readonly drafts: SourceDrafts;
  readonly onDrafts: (drafts: SourceDrafts) => void;
  readonly onAdd: (source: AddedSource) => void;
}

/** Chooses a kind of source, fills in its form and adds the source to the list. Nothing is sent. */
export function SourceAdder({ sources, chosen, onChoose, drafts, onDrafts, onAdd }: SourceAdderProps) {
  const id = useId();
  const kind = kindOf(chosen);
  const taken = takenIds(sources);
  const isFull = sources.length >= SOURCE_LIMIT;
  const setDraft = (draft: SourceDraft) => onDrafts({ ...drafts, [chosen]: draft });
  const draft = drafts[chosen] ?? EMPTY_DRAFT;
  const form = sourceForm({
    kind,
    // An id and a name that the reader has not edited change to the next ones that are not taken.
    initial: initialValues(kind, taken, takenNames(sources)),
    taken,
    draft,
    onDraft: setDraft,
    onValid: (values) => {
      if (isFull) return;
      onAdd({ kind: chosen, values });
      const { id: _id, name: _name, ...edited } = draft.edited;
      setDraft({ edited, isChecked: false });
    },
  });
  return (
    <Panel title={STRINGS.sources.add} className={styles.adder}>
      <KindPicker chosen={chosen} onChoose={onChoose} />
      <form className={styles.form} aria-labelledby={`${id}title`} noValidate onSubmit={form.onSubmit}>
        <div>
          <h3 id={`${id}title`} className={styles.title}>
            {kind.title}
          </h3>
          <p className={styles.text}>{kind.text}</p>
        </div>
        <SourceFields key={chosen} kind={kind} form={form} />
        <div className={styles.actions}>
          <ToolButton icon="plus" tone="main" submits unavailable={isFull}>
            {fill(STRINGS.sources.addKind, { kind: kind.title })}
          </ToolButton>
          {isFull && <p className={styles.text}>{fill(STRINGS.sources.listIsFull, { count: SOURCE_LIMIT })}</p>}
        </div>
      </form>
    </Panel>
  );
}
