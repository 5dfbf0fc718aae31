import type { ComponentType, ReactNode } from 'react';
import { LazyTool } from './lazy-tool';
import { PageTitle } from './page-title';
import * as styles from './playground-page.module.css';

export interface PlaygroundPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Loads the tool itself, which no other page carries. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** What readers see before the tool has come, and without scripts. */
  readonly drawing: ReactNode;
  /** For readers without scripts: where the same is explained. */
  readonly withoutScripts: ReactNode;
}

/** A page with a tool that needs scripts: heading and explanation are there at once. */
export function PlaygroundPage({ title, lead, load, drawing, withoutScripts }: PlaygroundPageProps) {
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <p className={styles.lead}>{lead}</p>
      <LazyTool load={load}>
        <div className={styles.drawing}>{drawing}</div>
        <p className={styles.withoutScripts}>{withoutScripts}</p>
      </LazyTool>
    </main>
  );
}
