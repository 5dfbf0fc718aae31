import { useId } from 'react';
import { Filled } from '../../../components/ui/filled';
import { fill } from '../../../site/fill';
import type { PlanState } from './use-plan';
import * as styles from './fields.module.css';

/** Chooses between the last meeting of the tab and a new one. Without a last one, says that one is started. */
export function RoomPicker({ state: { lastRoom, room, setWantsNew } }: { readonly state: PlanState }) {
  const id = useId();
  if (lastRoom === null)
    return (
      <p className={styles.hint}>
        <Filled text={STRINGS.console.noMeeting} room={<code>{room.id}</code>} />
      </p>
    );
  const option = (isNew: boolean, label: string) => (
    <div>
      <input
        type="radio"
        id={`${id}${label}`}
        name={id}
        checked={room.isNew === isNew}
        onChange={() => setWantsNew(isNew)}
      />
      <label htmlFor={`${id}${label}`}>{label}</label>
    </div>
  );
  return (
    <fieldset className={styles.servers}>
      <legend>{STRINGS.console.meeting}</legend>
      {option(false, fill(STRINGS.console.lastMeeting, { room: lastRoom }))}
      {option(true, STRINGS.console.newMeeting)}
    </fieldset>
  );
}
