import { Panel } from '../parts/panel';
import { canvasOf } from '../../shared/layouts/types';
import { nameLabel } from '../../shared/layouts/name-label';
import { describeSeat, seatMeeting } from '../../shared/meeting';
import { fill } from '../../../site/fill';
import { PeopleList } from './people-list';
import { percentStyle } from './percent';
import { TilePicture } from './tile-picture';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './meeting-preview.module.css';

/** Shows what everybody in a sample meeting would see, and who has which spot. */
export function MeetingPreview({ playground }: { readonly playground: LayoutPlayground }) {
  const { plan, meeting } = playground;
  const canvas = canvasOf(plan.widescreen);
  const seats = seatMeeting(meeting, plan);
  const descriptions = seats.map((seat, index) =>
    fill(STRINGS.layouts.spotOf, { number: index + 1, user: describeSeat(seat, meeting.people) }),
  );
  const shown = new Map(
    seats.flatMap((seat, index) => (seat.kind === 'source' ? [[seat.id, index + 1] as const] : [])),
  );
  return (
    <Panel title={STRINGS.layouts.preview} hidesTitle lead={STRINGS.layouts.previewLead}>
      <div className={styles.preview}>
        <div
          className={styles.picture}
          aria-hidden="true"
          style={{ aspectRatio: `${canvas.width} / ${canvas.height}` }}
        >
          {plan.boxes.map((box, index) => {
            const seat = seats[index];
            const person = seat?.kind === 'source' ? meeting.people.find(({ id }) => id === seat.id) : undefined;
            return (
              <div
                key={box.key}
                className={styles.tile}
                data-seat={seat?.kind}
                data-speaking={person?.isSpeaking ? '' : undefined}
                style={percentStyle(box, canvas)}
              >
                {person && <TilePicture person={person} fit={box.fit} />}
                {person && plan.showNames && <span className={styles.name}>{nameLabel(person.name, box.width)}</span>}
                {!person && <span className={styles.vacant}>{index + 1}</span>}
              </div>
            );
          })}
        </div>
        <ol role="list" className={styles.seats} aria-label={STRINGS.layouts.seats}>
          {descriptions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </div>
      <p role="status" className="visually-hidden">
        {descriptions.join(', ')}
      </p>
      <PeopleList people={meeting.people} shown={shown} act={playground.act} />
    </Panel>
  );
}
