import { Fragment, useId, useState } from 'react';
import { Link } from '../../../components/ui/link';
import { fill } from '../../../site/fill';
import { plural } from '../../../site/words';
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
        <label htmlFor={id}>{STRINGS.reference.filter}</label>
        <input
          id={id}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={STRINGS.reference.filterExample}
          autoComplete="off"
          spellCheck={false}
        />
        <p role="status">
          {shown.length === rows.length
            ? plural(rows.length, STRINGS.reference.calls)
            : plural(shown.length, STRINGS.reference.callsOf, { all: rows.length })}
        </p>
      </div>
      {groupRows(shown).map(({ tag, rows: own }) => (
        <div key={tag} className="params-frame">
          <table className={`params ${styles.table}`}>
            <caption>{tag}</caption>
            <thead>
              <tr>
                <th scope="col">{STRINGS.reference.call}</th>
                <th scope="col">{STRINGS.reference.purpose}</th>
                <th scope="col">{STRINGS.reference.credential}</th>
                <th scope="col">{STRINGS.reference.errors}</th>
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
                  <td data-label={STRINGS.reference.description}>{row.summary}</td>
                  <td data-label={STRINGS.reference.credential}>{row.credential}</td>
                  <td data-label={STRINGS.reference.errors}>{row.errors.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      {shown.length === 0 && <p>{fill(STRINGS.reference.noCall, { query })}</p>}
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
