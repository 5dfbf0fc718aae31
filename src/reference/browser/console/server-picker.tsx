import { useId } from 'react';
import type { ConsoleServer } from '../../shared/console/server';
import * as styles from './fields.module.css';

/** Chooses where calls are sent. Servers that must not get this call are shown and say why. */
export function ServerPicker({
  servers,
  server,
  usesKey,
  onServer,
}: {
  readonly servers: readonly ConsoleServer[];
  readonly server: ConsoleServer | undefined;
  readonly usesKey: boolean;
  readonly onServer: (id: string) => void;
}) {
  const id = useId();
  return (
    <fieldset className={styles.servers}>
      <legend>{STRINGS.console.server}</legend>
      {servers.map((candidate, index) => {
        const isBarred = usesKey && !candidate.allowsKeyCalls;
        return (
          <div key={candidate.id}>
            <input
              type="radio"
              id={`${id}${index}`}
              name={id}
              checked={candidate === server}
              disabled={isBarred}
              aria-describedby={isBarred ? `${id}${index}why` : undefined}
              onChange={() => onServer(candidate.id)}
            />
            <label htmlFor={`${id}${index}`}>{candidate.label}</label>
            {isBarred && (
              <p id={`${id}${index}why`} className={styles.hint}>
                {STRINGS.console.keyReason}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
