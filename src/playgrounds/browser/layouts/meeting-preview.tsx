import { Drawing } from '../../../components/ui/drawing';
import { fill } from '../../../site/fill';
import { describeSeat, drawnMeeting, seatMeeting } from '../../shared/meeting';
import { drawMeetingPicture } from '../../shared/meeting-picture/draw-meeting-picture';
import { Panel } from '../parts/panel';
import { PeopleList } from './people-list';
import type { LayoutPlayground } from './use-layout-playground';
import * as styles from './meeting-preview.module.css';

/** Shows what everybody in a sample meeting would see, and who has which spot. */
export function MeetingPreview({ playground }: { readonly playground: LayoutPlayground }) {
  const { plan, meeting } = playground;
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
        <div aria-hidden="true">
          <Drawing nodes={[drawMeetingPicture(drawnMeeting(meeting, plan))]} />
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
