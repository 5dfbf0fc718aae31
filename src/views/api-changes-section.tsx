import { Link } from '../components/ui/link';
import type { ApiChange, ApiChanges } from '../reference/shared/api-change';
import { fill } from '../site/fill';
import * as styles from './release-notes-page.module.css';

/** Id of the heading. */
export const API_CHANGES_ID = 'api-changes';

interface SectionProps extends ApiChanges {
  /** Value of `data-option`, by which the filter hides the section before the app starts. */
  readonly option: string | undefined;
}

/** What is different in the description of the API since its last release, call by call. */
export function ApiChangesSection({ since, changes, option }: SectionProps) {
  const calls = [...new Set(changes.map(({ call }) => call))];
  return (
    <section className={styles.month} data-option={option}>
      <h2 id={API_CHANGES_ID}>
        {STRINGS.releaseNotes.apiChanges}
        <a
          className="hash-link"
          href={`#${API_CHANGES_ID}`}
          aria-label={fill(STRINGS.content.directLink, { heading: STRINGS.releaseNotes.apiChanges })}
        />
      </h2>
      <p>
        {fill(calls.length === 0 ? STRINGS.releaseNotes.apiUnchanged : STRINGS.releaseNotes.apiChangesLead, {
          version: since,
        })}
      </p>
      {calls.map((call) => (
        <CallChanges key={call} call={call} changes={changes.filter((change) => change.call === call)} />
      ))}
    </section>
  );
}

function CallChanges({ call, changes }: { readonly call: string; readonly changes: readonly ApiChange[] }) {
  const docs = changes.find((change) => change.docs !== null)?.docs;
  const name = <code>{call}</code>;
  return (
    <div className={styles.area}>
      <h3>{docs ? <Link href={docs}>{name}</Link> : name}</h3>
      <ul role="list">
        {changes.map(({ text, isBreaking }) => (
          <li key={text}>
            <span className={`badge badge-${isBreaking ? 'danger' : 'info'}`}>
              {isBreaking ? STRINGS.releaseNotes.breaking : STRINGS.releaseNotes.compatible}
            </span>
            <span>{withCode(toSentence(text))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const toSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Text between backticks is code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
