import { Link } from '../components/ui/link';
import type { ApiChange, ApiChanges } from '../reference/shared/api-change';
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
        API changes
        <a className="hash-link" href={`#${API_CHANGES_ID}`} aria-label="Direct link to API changes" />
      </h2>
      <p>
        {calls.length === 0
          ? `The API description has not changed since version ${since}.`
          : `What is different in the API description since version ${since}. After a breaking change, programs that worked before can fail.`}
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
              {isBreaking ? 'Breaking' : 'Compatible'}
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
