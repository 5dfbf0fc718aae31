import type { ComponentType, ReactNode } from 'react';
import type { LazyPart } from '../hooks/lazy-part';
import { LazyTool } from './lazy-tool';
import { PageTitle } from './page-title';
import * as styles from './playground-page.module.css';

export interface PlaygroundPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** The tool itself, which no other page carries. */
  readonly tool: LazyPart<ComponentType>;
  /** What readers see before the tool has come, and without scripts. */
  readonly drawing: ReactNode;
  /** For readers without scripts: where the same is explained. */
  readonly withoutScripts: ReactNode;
}

/** A page with a tool that needs scripts: heading and explanation are there at once. */
export function PlaygroundPage({ title, lead, tool, drawing, withoutScripts }: PlaygroundPageProps) {
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <p className={styles.lead}>{lead}</p>
      <LazyTool tool={tool}>
        <div className={styles.drawing}>{drawing}</div>
        <p className={styles.withoutScripts}>{withoutScripts}</p>
      </LazyTool>
    </main>
  );
}
