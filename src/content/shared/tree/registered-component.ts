import type { ElementContent } from 'hast';
import type { z } from 'zod';

/** A component that content can use. The build renders static ones to markup; interactive ones stay in the tree. */
export interface RegisteredComponent {
  /** False for an interactive component, which must also be in the browser's registry. */
  readonly isStatic: boolean;
  /** Names of its props, which authors write as strings or as JSON literals in braces. */
  readonly propNames: readonly string[];
  /** The schema of its props. */
  readonly schema: z.ZodType;
  /** Validates the props that an author wrote. Returns the component with these props, or the validation issues. */
  readonly use: (written: Record<string, unknown>) => ComponentUse | { readonly issues: readonly z.core.$ZodIssue[] };
}

/** A component with the props of one use in content. */
interface ComponentUse {
  /** The props as the schema returns them: validated, with defaults. */
  readonly props: Record<string, unknown>;
  /** Renders a static component, whose markup can contain interactive ones; missing for an interactive component. */
  readonly render?: (children: ElementContent[]) => ElementContent | ElementContent[];
}

export type Registry = Readonly<Record<string, RegisteredComponent>>;

/** Defines a component. `render` receives the props with the types of the schema; interactive components omit it. */
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
    schema,
    use: (written) => {
      const { data: props, error } = schema.safeParse(written);
      if (error) return { issues: error.issues };
      return { props, ...(render ? { render: (children) => render(props, children) } : {}) };
    },
  };
}
