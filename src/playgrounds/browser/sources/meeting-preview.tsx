import { useMemo } from 'react';
import { Drawing } from '../../../components/ui/drawing';
import { Link } from '../../../components/ui/link';
import { routes } from '../../../site/routes';
import { drawMeetingPicture } from '../../shared/meeting-picture/draw-meeting-picture';
import { hostFor } from '../../shared/sources/join-order';
import { meetingOf } from '../../shared/sources/meeting-of-sources';
import { planForSources, type AddedSource } from '../../shared/sources/sources-state';
import { encodePlan } from '../../shared/url-state';
import { Panel } from '../parts/panel';
import * as styles from './meeting-preview.module.css';

/** The meeting with the sources in it, as the server would compose it. */
export function MeetingPreview({ sources }: { readonly sources: readonly AddedSource[] }) {
  const drawing = useMemo(() => drawMeetingPicture(meetingOf(sources)), [sources]);
  return (
    <Panel title="Preview" className={styles.preview}>
      {sources.length === 0 ? (
        <p className={styles.empty}>The meeting is empty.</p>
      ) : (
        <>
          <div className={styles.picture}>
            <Drawing nodes={[drawing]} />
          </div>
          <p className={styles.note}>
            {hostFor(sources) && 'A host starts the meeting, because no web user or screen is in the list. '}
            <Link href={`${routes.playground('layouts')}${encodePlan(planForSources(sources))}`}>
              Use these ids in the layout playground
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}
