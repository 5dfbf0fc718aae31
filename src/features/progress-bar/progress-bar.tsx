import { useEffect, useState } from 'react';
import {
  finishProgress,
  SPEED,
  START_DELAY,
  startProgress,
  trickle,
  TRICKLE_INTERVAL,
  type Progress,
} from './progress-state';
import * as styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** Calls back when a navigation to another page starts and when it ends. Returns a function that unsubscribes. */
  readonly subscribe: (onStart: () => void, onEnd: () => void) => () => void;
}

/** A thin bar at the top while another page loads. Assistive technology learns about the new page in another way. */
export function ProgressBar({ subscribe }: ProgressBarProps) {
  const [progress, setProgress] = useState<Progress>(null);

  useEffect(() => {
    let delay: ReturnType<typeof setTimeout> | undefined;
    let hide: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe(
      () => {
        clearTimeout(delay);
        clearTimeout(hide);
        delay = setTimeout(() => setProgress(startProgress()), START_DELAY);
      },
      () => {
        clearTimeout(delay);
        setProgress(finishProgress);
        hide = setTimeout(() => setProgress(null), SPEED * 2);
      },
    );
    return () => {
      stop();
      clearTimeout(delay);
      clearTimeout(hide);
    };
  }, [subscribe]);

  const isRunning = progress !== null && progress < 1;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setProgress((value) => trickle(value)), TRICKLE_INTERVAL);
    return () => clearInterval(timer);
  }, [isRunning]);

  if (progress === null) return null;
  return (
    <div
      aria-hidden="true"
      data-progress={progress}
      className={styles.bar}
      style={{ transform: `translateX(${(progress - 1) * 100}%)`, opacity: progress === 1 ? 0 : 1 }}
    />
  );
}
