import type { ReactNode } from 'react';

export interface TabItemProps {
  readonly value: string;
  /** Text on the tab; the value if missing. */
  readonly label?: string;
  /** Shown first, unless the group has another default. */
  readonly default?: boolean;
  readonly children?: ReactNode;
}

/** One panel of `Tabs`, which reads the other props. */
export function TabItem({ children }: TabItemProps) {
  return children;
}
