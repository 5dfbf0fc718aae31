import { useId, useState } from 'react';
import { Link } from '../../components/ui/link';
import { useHydrated } from '../../hooks/use-hydrated';
import { filterRows, groupRows, type EndpointRow } from './filter-rows';
import * as styles from './endpoint-table.module.css';

/** All calls of the API in one table, with a filter. Without scripts the whole table is shown. */
export function EndpointTable({ rows }: { readonly rows: readonly EndpointRow[] }) {
  const [query, setQuery] = useState('');
  const isHydrated = useHydrated();
  const id = useId();
  const shown = filterRows(rows, query);
  return (
    <div>
      <div className={styles.filter} data-waiting={isHydrated ? undefined : ''}>
        <label htmlFor={id}>Filter by method, path, words, credential or status code</label>
        <input id={id} type="search" value={query} onChange={(event) => setQuery(event.target.value)} placeholder="layers 410" autoComplete="off" spellCheck={false} />
        <p role="status">{shown.length === rows.length ? `${rows.length} calls` : `${shown.length} of ${rows.length} calls`}</p>
      </div>
      {groupRows(shown).map(({ tag, rows: own }) => (
        <div key={tag} className="table-frame" tabIndex={0} role="group" aria-label={`Calls: ${tag}`}>
          <table className={styles.table}>
            <caption>{tag}</caption>
            <thead>
              <tr>
                <th scope="col">Call</th>
                <th scope="col">What it does</th>
                <th scope="col">Credential</th>
                <th scope="col">Errors</th>
              </tr>
            </thead>
            <tbody>
              {own.map((row) => (
                <tr key={`${row.method}${row.path}${row.credential}`}>
                  <td>
                    <Link href={row.href} className={styles.call}>
                      <span className={`endpoint-method endpoint-method-${row.method.toLowerCase()}`}>{row.method}</span> <code>{row.path}</code>
                    </Link>
                  </td>
                  <td>{row.summary}</td>
                  <td>{row.credential}</td>
                  <td>{row.errors.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      {shown.length === 0 && <p>No call fits “{query}”. Take a word away.</p>}
    </div>
  );
}
