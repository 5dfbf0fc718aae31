import { useEffect, useState } from 'react';
import * as styles from './progress-bar.module.css';

/** Milliseconds between the start of a navigation and the bar's appearance. */
const START_DELAY = 200;
const TRICKLE_INTERVAL = 800;
/** Duration in milliseconds of the bar's movements and of its fading. */
const SPEED = 200;
const MINIMUM = 0.08;
/** The bar never reaches its end before the page has loaded. */
const MAXIMUM = 0.994;
const TRICKLE_RATE = 0.02;

export interface ProgressBarProps {
  /** Calls back when a navigation to another page starts and when it ends. Returns a function that unsubscribes. */
  readonly subscribe: (onStart: () => void, onEnd: () => void) => () => void;
}

/** A thin bar at the top while another page loads. Assistive technology learns about the new page in another way. */
export function ProgressBar({ subscribe }: ProgressBarProps) {
  /** From 0 to 1; null while the bar is not shown. */
  const [progress, setProgress] = useState<number | null>(null);

  useEffect(() => {
    let delay: ReturnType<typeof setTimeout> | undefined;
    let hide: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe(
      () => {
        clearTimeout(delay);
        clearTimeout(hide);
        delay = setTimeout(() => setProgress(MINIMUM), START_DELAY);
      },
      () => {
        clearTimeout(delay);
        setProgress((value) => value && 1);
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
    const trickle = () => setProgress((value) => value && Math.min(MAXIMUM, value + Math.random() * TRICKLE_RATE));
    const timer = setInterval(trickle, TRICKLE_INTERVAL);
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
