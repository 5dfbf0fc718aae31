import type { ElementContent } from 'hast';
import type { z } from 'zod';

/** A component that content may use. Static ones become markup while building; the others stay nodes of the tree. */
export interface RegisteredComponent {
  /** False for an interactive component, which the browser's registry must have too. */
  readonly isStatic: boolean;
  /** Names of the props it takes: strings, or JSON literals in braces. */
  readonly propNames: readonly string[];
  /** Checks the props that an author wrote. */
  readonly use: (written: Record<string, unknown>) => ComponentUse | { readonly issues: readonly z.core.$ZodIssue[] };
}

/** A component with the props of one place. */
interface ComponentUse {
  /** The props as the schema gives them: checked, with defaults. */
  readonly props: Record<string, unknown>;
  /** Makes the markup of a static component, in which interactive ones may stand; missing for an interactive one. */
  readonly render?: (children: ElementContent[]) => ElementContent | ElementContent[];
}

export type Registry = Readonly<Record<string, RegisteredComponent>>;

/** Makes a component whose `render` is given its props as the schema types them; an interactive one has none. */
export function defineComponent<Props extends Record<string, unknown>>({
  props: schema,
  render,
}: {
  readonly props: z.ZodType<Props> & { readonly shape: object };
  readonly render?: (props: Props, children: ElementContent[]) => ElementContent | ElementContent[];
}): RegisteredComponent {
  return {
    isStatic: render !== undefined,
    propNames: Object.keys(schema.shape),
    use: (written) => {
      const { data: props, error } = schema.safeParse(written);
      if (error) return { issues: error.issues };
      return { props, ...(render ? { render: (children) => render(props, children) } : {}) };
    },
  };
}
