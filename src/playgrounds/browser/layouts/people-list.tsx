import { ToolButton } from '../../../components/controls/tool-button';
import type { MeetingAction, Person } from '../../shared/meeting';
import { fill } from '../../../site/fill';
import * as styles from './meeting-preview.module.css';

interface PeopleListProps {
  readonly people: readonly Person[];
  /** Spot number of each person in a spot, by id. */
  readonly shown: ReadonlyMap<string, number>;
  readonly act: (action: MeetingAction) => void;
}

/** Lists the people in the sample meeting, with their actions. */
export function PeopleList({ people, shown, act }: PeopleListProps) {
  return (
    <ul role="list" aria-label={STRINGS.layouts.participants} className={styles.people}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} spot={shown.get(person.id)} act={act} />
      ))}
    </ul>
  );
}

function PersonRow({
  person: { id, name, isPresent, hasCamera, isSpeaking, isSharing },
  spot,
  act,
}: {
  readonly person: Person;
  readonly spot: number | undefined;
  readonly act: PeopleListProps['act'];
}) {
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <span>{name}</span>
        <code>{id}</code>
        <span className={styles.where}>
          {!isPresent
            ? STRINGS.layouts.absent
            : spot
              ? fill(STRINGS.layouts.inSpot, { number: spot })
              : STRINGS.layouts.noSpot}
        </span>
      </span>
      <span role="group" aria-label={name} className={styles.actions}>
        <ToolButton icon={isPresent ? 'arrow-right' : 'user'} onClick={() => act({ type: 'attendance', id })}>
          {isPresent ? STRINGS.layouts.leave : STRINGS.layouts.join}
        </ToolButton>
        {isPresent && (
          <>
            <ToolButton icon="mic" iconOnly aria-pressed={isSpeaking} onClick={() => act({ type: 'speaking', id })}>
              {STRINGS.layouts.speak}
            </ToolButton>
            <ToolButton icon="video" iconOnly aria-pressed={hasCamera} onClick={() => act({ type: 'camera', id })}>
              {STRINGS.layouts.camera}
            </ToolButton>
            <ToolButton icon="monitor" iconOnly aria-pressed={isSharing} onClick={() => act({ type: 'sharing', id })}>
              {STRINGS.layouts.share}
            </ToolButton>
          </>
        )}
      </span>
    </li>
  );
}
