import { useId } from 'react';
import { TextField } from '../../../components/controls/fields';
import { Panel } from '../parts/panel';
import { ToolButton } from '../../../components/controls/tool-button';
import { MAP_LIMIT } from '../../shared/layouts/parse-map';
import type { Box } from '../../shared/types';
import { fill } from '../../../site/fill';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './layout-playground.module.css';

/** List of all boxes in spot order, with their users. */
export function BoxList({ playground }: { readonly playground: LayoutPlayground }) {
  const { plan, meeting } = playground;
  const listId = useId();
  return (
    <Panel title={STRINGS.layouts.spots} lead={STRINGS.layouts.spotsLead}>
      <datalist id={listId}>
        {meeting.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="_vacant">{STRINGS.layouts.keepsVacant}</option>
      </datalist>
      <ol className={styles.spots} role="list">
        {plan.boxes.map((box, index) => (
          <BoxRow key={box.key} box={box} number={index + 1} listId={listId} playground={playground} />
        ))}
      </ol>
    </Panel>
  );
}

function BoxRow({
  box: { key, user },
  number,
  listId,
  playground: { plan, editor, change, dispatch },
}: {
  readonly box: Box;
  readonly number: number;
  readonly listId: string;
  readonly playground: LayoutPlayground;
}) {
  return (
    <li className={styles.spot} data-selected={key === editor.selected ? '' : undefined}>
      <button
        type="button"
        className={styles.spotNumber}
        aria-pressed={key === editor.selected}
        aria-label={fill(STRINGS.layouts.selectBox, { number })}
        onClick={() => dispatch({ type: 'select', key })}
      >
        {number}
      </button>
      <TextField
        label={fill(STRINGS.layouts.userInSpot, { number })}
        hidesLabel
        value={user}
        list={listId}
        maxLength={200}
        placeholder={STRINGS.layouts.free}
        onText={(text) => change({ type: 'user', key, user: text }, `user-${key}`)}
        onBlur={() => dispatch({ type: 'seal' })}
      />
      <div className={styles.spotActions}>
        <ToolButton
          icon="arrow-up"
          iconOnly
          unavailable={number === 1}
          onClick={() => change({ type: 'order', key, step: -1 })}
        >
          {fill(STRINGS.layouts.moveUp, { number })}
        </ToolButton>
        <ToolButton
          icon="arrow-down"
          iconOnly
          unavailable={number === plan.boxes.length}
          onClick={() => change({ type: 'order', key, step: 1 })}
        >
          {fill(STRINGS.layouts.moveDown, { number })}
        </ToolButton>
        <ToolButton
          icon="copy"
          iconOnly
          unavailable={plan.boxes.length >= MAP_LIMIT}
          onClick={() => change({ type: 'duplicate', key })}
        >
          {fill(STRINGS.layouts.duplicateBox, { number })}
        </ToolButton>
        <ToolButton icon="trash" iconOnly tone="danger" onClick={() => change({ type: 'remove', key })}>
          {fill(STRINGS.layouts.removeBox, { number })}
        </ToolButton>
      </div>
    </li>
  );
}
