import { Link } from '../../../components/ui/link';
import { siteConfig } from '../../../site/config/site-config';
import { toMissingResultsUrl } from '../missing-results';
import * as styles from './search-results.module.css';

/** Number of other queries that are offered. */
const LIMIT = 3;

export interface NoResultsProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onSuggestion: (query: string) => void;
}

/** What a reader can do about a query without results: the same as in the dialog. */
export function NoResults({ query, suggestions, onSuggestion }: NoResultsProps) {
  const reportUrl = toMissingResultsUrl(siteConfig.search.letUsKnowUrl, query);
  return (
    <div className={styles.nothing}>
      {suggestions.length > 0 && (
        <>
          <p>{`${STRINGS.search.trySearchingFor}:`}</p>
          <ul>
            {suggestions.slice(0, LIMIT).map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => onSuggestion(suggestion.toLowerCase())}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {reportUrl !== undefined && (
        <p>
          {STRINGS.search.shouldHaveResults} <Link href={reportUrl}>{STRINGS.search.letUsKnow}</Link>
        </p>
      )}
    </div>
  );
}
