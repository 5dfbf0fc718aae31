import { Fragment, useId, useState } from 'react';
import { Link } from '../../../components/ui/link';
import { filterRows, groupRows, type EndpointRow } from './filter-rows';
import * as styles from './endpoint-table.module.css';

/** All API calls, grouped by tag and with a filter. Without JavaScript, all calls are shown. */
export function EndpointTable({ rows }: { readonly rows: readonly EndpointRow[] }) {
  const [query, setQuery] = useState('');
  const id = useId();
  const shown = filterRows(rows, query);
  return (
    <div className={styles.wide}>
      <div className={styles.filter}>
        <label htmlFor={id}>Filter by method, path, words, credential or status code</label>
        <input
          id={id}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder="layers 410"
          autoComplete="off"
          spellCheck={false}
        />
        <p role="status">
          {shown.length === rows.length ? `${rows.length} calls` : `${shown.length} of ${rows.length} calls`}
        </p>
      </div>
      {groupRows(shown).map(({ tag, rows: own }) => (
        <div key={tag} className="params-frame">
          <table className={`params ${styles.table}`}>
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
                  <th scope="row">
                    <Link href={row.href} className={styles.call}>
                      <span className={`endpoint-method endpoint-method-${row.method.toLowerCase()}`}>
                        {row.method}
                      </span>{' '}
                      <code>{breakable(row.path)}</code>
                    </Link>
                  </th>
                  <td data-label="Description">{row.summary}</td>
                  <td data-label="Credential">{row.credential}</td>
                  <td data-label="Errors">{row.errors.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      {shown.length === 0 && <p>No call matches “{query}”. Remove a word.</p>}
    </div>
  );
}

/** Lets a path that is too long for its column break before a slash. */
function breakable(path: string) {
  return path.split(/(?<=.)(?=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
