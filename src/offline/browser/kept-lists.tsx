import { useEffect, useState } from 'react';
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

/** What can be read without a connection in this browser: saved areas, which can be removed here, and all pages. */
export function KeptLists() {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    void Promise.all([listAreas(), listKeptPages()]).then(([areas, pages]) => setKept({ areas, pages }));
  }, []);
  if (!kept) return null;
  if (kept.pages.length === 0) return <p>So far, there are none.</p>;
  return (
    <div style={{ display: 'grid', gap: 'var(--space-5)', marginBlockStart: 'var(--space-5)' }}>
      {kept.areas.length > 0 && <AreaList {...kept} />}
      <ul style={{ paddingInlineStart: 'var(--space-5)' }} aria-label="Pages to read offline">
        {kept.pages.map(({ path, title }) => (
          <li key={path} style={{ paddingBlock: 'var(--space-1)' }}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AreaList({ areas, pages }: Kept) {
  const titleOf = (path: string) => pages.find((page) => isSamePath(page.path, path))?.title ?? path;
  return (
    <ul style={{ display: 'grid', gap: 'var(--space-5)', padding: 0, listStyle: 'none' }} aria-label="Saved areas">
      {areas.map((area) => (
        <li key={area.id}>
          <strong>{titleOf(area.id)}</strong>
          <SavePages id={area.id} pages={area.pages} />
        </li>
      ))}
    </ul>
  );
}
