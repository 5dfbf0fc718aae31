import type { ComponentType, ReactNode } from 'react';
import { PageMain } from '../features/navigation/page-main';
import type { LazyPart } from '../hooks/lazy-part';
import { LazyTool } from './lazy-tool';
import { PageTitle } from './page-title';
import * as styles from './playground-page.module.css';

export interface PlaygroundPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** The tool itself, whose code no other page loads. */
  readonly tool: LazyPart<ComponentType>;
  /** Shown until the tool has loaded, and without scripts. */
  readonly drawing: ReactNode;
  /** Tells readers without scripts where to find the same information. */
  readonly withoutScripts: ReactNode;
}

/** A page with a tool that needs JavaScript. The heading and the introduction are shown immediately. */
export function PlaygroundPage({ title, lead, tool, drawing, withoutScripts }: PlaygroundPageProps) {
  return (
    <PageMain className={styles.page} startsApp>
      <PageTitle>{title}</PageTitle>
      <p className={styles.lead}>{lead}</p>
      <LazyTool tool={tool}>
        <div className={styles.drawing}>{drawing}</div>
        <p className={styles.withoutScripts}>{withoutScripts}</p>
      </LazyTool>
    </PageMain>
  );
}
