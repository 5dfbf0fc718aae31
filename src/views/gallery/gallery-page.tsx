import { useEffect, useSyncExternalStore } from 'react';
import { Link } from '../../components/ui/link';
import { MobileToc } from '../../features/mobile-toc/mobile-toc';
import { PageMain } from '../../features/navigation/page-main';
import type { ContentNode } from '../../content/shared/tree/types';
import { galleryRoute } from '../../site/gallery-route';
import type { TocEntry } from '../../site/toc';
import { Content } from '../content';
import { DocsLayout } from '../docs-layout';
import { PageTitle } from '../page-title';
import { GalleryFrames } from './gallery-frames';
import * as styles from './gallery-page.module.css';
import { viewOf } from './gallery-view';
import { keepMode } from './keep-mode';

interface GalleryPageProps {
  readonly title: string;
  readonly content: readonly ContentNode[];
  readonly toc: readonly TocEntry[];
  readonly address: { readonly search: string; readonly hash: string };
}

const VIEWS = [
  { query: '', label: 'This page' },
  { query: '?frames=phone', label: 'Phone, light and dark' },
  { query: '?frames=wide', label: 'Wide, light and dark' },
] as const;

const nothing = (): void => undefined;
const subscribeToNothing = (): (() => void) => nothing;

/** Every component with its source and its props; in frames as wide as a phone, or half the window, in both modes. */
export function GalleryPage({ title, content, toc, address }: GalleryPageProps) {
  // A built page knows neither its query nor its hash.
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const { search, hash } = isHydrated ? address : { search: '', hash: '' };
  const view = viewOf(search);
  const mode = view.kind === 'framed' ? view.mode : null;
  useEffect(() => (mode ? keepMode(mode) : undefined), [mode]);
  // The development server's document is empty when the browser looks for the example.
  useEffect(() => scrollTo(hash.slice(1)), [hash]);

  const head = view.kind !== 'framed' && (
    <nav aria-label="Views" className={styles.views}>
      {VIEWS.map(({ query, label }) => (
        <Link
          key={query}
          href={`${galleryRoute()}${query}${hash}`}
          aria-current={query === search ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
  if (view.kind === 'frames')
    return (
      <PageMain className={styles.wide} errorClassName={styles.wide}>
        {head}
        <h1 className="visually-hidden">{title}</h1>
        <GalleryFrames key={view.width} width={view.width} hash={hash} />
      </PageMain>
    );
  return (
    <DocsLayout toc={toc}>
      <MobileToc entries={toc} />
      <article className={styles.gallery}>
        <PageTitle>{title}</PageTitle>
        {head}
        <Content nodes={content} />
      </article>
    </DocsLayout>
  );
}

/** Unlike `scrollIntoView`, this does not also scroll the window around a frame. */
function scrollTo(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginBlockStart) || 0;
  const top = target.getBoundingClientRect().top + window.scrollY - margin;
  window.scrollTo({ top, behavior: 'instant' });
}
