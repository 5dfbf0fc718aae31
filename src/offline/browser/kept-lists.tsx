import { useEffect, useState, type CSSProperties } from 'react';
import { Link } from '../../components/ui/link';
import { isSamePath } from '../../site/routes';
import type { SavedArea } from '../shared/areas';
import { listAreas } from './area-store';
import { listKeptPages, type KeptPage } from './kept-pages';
import { SavePages } from './save-area/save-area';

interface Kept {
  readonly areas: readonly SavedArea[];
  readonly pages: readonly KeptPage[];
}

/** Here and in no style sheet, like those of the controls (save-area.tsx). */
const styles = {
  // The height is reserved, so that the footer does not move into or out of sight.
  lists: {
    display: 'grid',
    gap: 'var(--space-5)',
    alignContent: 'start',
    minBlockSize: '50vh',
    marginBlockStart: 'var(--space-5)',
  },
  areas: { display: 'grid', gap: 'var(--space-5)', padding: 0, listStyle: 'none' },
  pages: { paddingInlineStart: 'var(--space-5)' },
  page: { paddingBlock: 'var(--space-1)' },
} satisfies Record<string, CSSProperties>;

/** What can be read without a connection in this browser: saved areas, which can be removed here, and all pages. */
export function KeptLists() {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    void Promise.all([listAreas(), listKeptPages()]).then(([areas, pages]) => setKept({ areas, pages }));
  }, []);
  return <div style={styles.lists}>{kept && <Lists {...kept} />}</div>;
}

function Lists({ areas, pages }: Kept) {
  if (pages.length === 0) return <p>{STRINGS.offline.none}</p>;
  return (
    <>
      {areas.length > 0 && <AreaList areas={areas} pages={pages} />}
      <ul style={styles.pages} aria-label={STRINGS.offline.pages}>
        {pages.map(({ path, title }) => (
          <li key={path} style={styles.page}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function AreaList({ areas, pages }: Kept) {
  const titleOf = (path: string) => pages.find((page) => isSamePath(page.path, path))?.title ?? path;
  return (
    <ul style={styles.areas} aria-label={STRINGS.offline.savedAreas}>
      {areas.map((area) => (
        <li key={area.id}>
          <strong>{titleOf(area.id)}</strong>
          <SavePages id={area.id} pages={area.pages} />
        </li>
      ))}
    </ul>
  );
}
