import type { ReactNode } from 'react';

export interface TabItemProps {
  readonly value: string;
  /** Text of the tab; defaults to the value. */
  readonly label?: string;
  /** Whether the panel is shown first, unless the group has another default. */
  readonly default?: boolean;
  readonly children?: ReactNode;
}

/** A panel of `Tabs`, which reads the other props. */
export function TabItem({ children }: TabItemProps) {
  return children;
}
