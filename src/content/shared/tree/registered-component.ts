import type { z } from 'zod';
import type { Element, HastLike } from './syntax-tree';

/** A component that content may use. Static ones become markup while building; the others stay nodes of the tree. */
export interface RegisteredComponent {
  /** The props it takes: texts, or JSON literals in braces. */
  readonly props: z.ZodType<Record<string, unknown>>;
  /** Makes the markup of a static component, in which interactive ones may stand; missing for an interactive one. */
  readonly render?: (props: Record<string, unknown>, children: Element['children']) => HastLike | HastLike[];
  /** True if it can stand inside a line of text. */
  readonly inline?: boolean;
}

export type Registry = Readonly<Record<string, RegisteredComponent>>;

/** Makes a component whose `render` is given its props as the schema types them. */
export function defineComponent<Props extends Record<string, unknown>>(component: {
  readonly props: z.ZodType<Props>;
  readonly render?: (props: Props, children: Element['children']) => HastLike | HastLike[];
  readonly inline?: boolean;
}): RegisteredComponent {
  return component as unknown as RegisteredComponent;
}
