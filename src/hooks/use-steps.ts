import { startTransition, useEffect, useState } from 'react';

/**
 * Counts from 1 to `last`, by one in each frame. A component that would keep the browser busy for too long shows its
 * parts step by step, so that a reader can use the first one early.
 */
export function useSteps(last: number): number {
  const [step, setStep] = useState(1);
  useEffect(() => {
    if (step >= last) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setStep(step + 1)));
    return () => cancelAnimationFrame(frame);
  }, [step, last]);
  return step;
}
