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
    <Panel title={STRINGS.sources.preview} className={styles.preview}>
      {sources.length === 0 ? (
        <p className={styles.empty}>{STRINGS.sources.emptyMeeting}</p>
      ) : (
        <>
          <div className={styles.picture}>
            <Drawing nodes={[drawing]} />
          </div>
          <p className={styles.note}>
            {hostFor(sources) && `${STRINGS.sources.hostStarts} `}
            <Link href={`${routes.playground('layouts')}${encodePlan(planForSources(sources))}`}>
              {STRINGS.sources.useInLayouts}
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}
