import type { CSSProperties } from 'react';
import type { LandingLayout, LandingMeeting, LandingPerson } from '../content/shared/landing';
import * as styles from './landing-meeting.module.css';

/**
 * A composed meeting whose layout readers choose, with the call that sets it. Style sheets alone show what belongs to
 * the chosen layout, so it works before the app has started and without scripts: the fields come first because rules
 * can only reach what follows them.
 */
export function MeetingOfLayouts({ label, request, answer, narrow, people, layouts }: LandingMeeting) {
  return (
    <>
      {layouts.map(({ name }, index) => (
        <input
          key={name}
          type="radio"
          name="layout"
          id={`layout-${name}`}
          className={`visually-hidden ${styles.choice}`}
          defaultChecked={index === 0}
        />
      ))}
      <div className={`${styles.part} ${styles.stage}`}>
        <div className={styles.picture} aria-hidden="true" style={{ '--narrow': narrow } as CSSProperties}>
          {people.map((person) => (
            <Seat key={person.name} {...person} />
          ))}
        </div>
        <div className={styles.names}>
          {layouts.map(({ name }) => (
            <label key={name} htmlFor={`layout-${name}`}>
              <span className="visually-hidden">{`${label} `}</span>
              {name}
            </label>
          ))}
        </div>
        <div className={styles.swap} aria-live="polite">
          {layouts.map(({ name, caption }) => (
            <p key={name}>{caption}</p>
          ))}
        </div>
      </div>
      <div className={styles.part}>
        <p>{request}</p>
        <Blocks layouts={layouts} part="request" />
      </div>
      <div className={styles.part}>
        <p dangerouslySetInnerHTML={{ __html: answer }} />
        <Blocks layouts={layouts} part="answer" />
      </div>
    </>
  );
}

/** Somebody's video, in the place that the chosen layout gives them. */
function Seat({ name, initials, picture, places }: LandingPerson) {
  return (
    <div style={placeStyle(places)}>
      <div className={styles.video} dangerouslySetInnerHTML={{ __html: picture }} />
      <span>{name}</span>
      <span>{initials}</span>
    </div>
  );
}

/** The places in all layouts: `--x1` is for the first one. */
function placeStyle(places: LandingPerson['places']): CSSProperties {
  return Object.fromEntries(
    places.flatMap(({ x, y, width, height, isShown }, index) => {
      const at = index + 1;
      const place = { x, y, w: width, h: height, ...(isShown ? {} : { o: 0 }) };
      return Object.entries(place).map(([name, value]) => [`--${name}${at}`, value]);
    }),
  ) as CSSProperties;
}

interface BlocksProps {
  readonly layouts: readonly LandingLayout[];
  readonly part: 'request' | 'answer';
}

function Blocks({ layouts, part }: BlocksProps) {
  return (
    <div className={styles.swap}>
      {layouts.map((layout) => (
        <div key={layout.name} dangerouslySetInnerHTML={{ __html: layout[part] }} />
      ))}
    </div>
  );
}
