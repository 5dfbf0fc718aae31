import { useId } from 'react';
import { siteConfig } from '../../../site/config/site-config';
import * as styles from './search-results.module.css';

interface VersionSelectProps {
  /** Name of the version that is searched; empty before the address is read. */
  readonly version: string;
  readonly onChange: (version: string) => void;
}

/** Chooses the version of the docs that is searched, if there are several. */
export function VersionSelect({ version, onChange }: VersionSelectProps) {
  const id = useId();
  const { versions, lastVersion } = siteConfig.docs;
  if (versions.length < 2) return null;
  return (
    <p className={styles.version}>
      <label htmlFor={id}>{STRINGS.search.versionOfDocs}</label>
      <select id={id} value={version || lastVersion} onChange={(event) => onChange(event.target.value)}>
        {versions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}
