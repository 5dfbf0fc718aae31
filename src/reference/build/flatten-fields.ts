import type { ApiField } from '../shared/types';
import type { RawSchema } from './description';
import { branchesOf, describeValue, mergeParts, type Follow } from './describe-value';

/** `request` omits read-only fields, which occur only in responses. */
export type Direction = 'request' | 'response';

interface Child {
  /** Appended to the name of the parent: `.id`, `[].id`, `[0]`. */
  readonly suffix: string;
  readonly schema: RawSchema;
  readonly required: boolean;
}

/**
 * Lists the properties of a schema at every depth. Each parent is followed by its children, and each name is the path
 * that a reader would write to access the value. A recursive schema is expanded once.
 */
export function flattenFields(schema: RawSchema, direction: Direction, follow: Follow): ApiField[] {
  const walk = (parent: RawSchema, prefix: string, ancestors: readonly RawSchema[]): ApiField[] =>
    childrenOf(parent, direction, follow).flatMap(({ suffix, schema: child, required }) => {
      const depth = ancestors.length;
      const name = depth === 0 ? suffix.replace(/^(?:\[\])*\./, '') : `${prefix}${suffix}`;
      const field: ApiField = { name, depth, required, ...describeValue(child, follow) };
      return ancestors.includes(child) ? [field] : [field, ...walk(child, name, [...ancestors, child])];
    });
  return walk(schema, '', []);
}

function childrenOf(schema: RawSchema, direction: Direction, follow: Follow): Child[] {
  const children = branchesOf(mergeParts(follow(schema), follow), follow).flatMap((branch) =>
    directChildren(mergeParts(branch, follow), direction, follow),
  );
  return children.filter(({ suffix }, index) => children.findIndex((other) => other.suffix === suffix) === index);
}

function directChildren(
  { properties = {}, required = [], items, prefixItems = [] }: RawSchema,
  direction: Direction,
  follow: Follow,
): Child[] {
  const own = Object.entries(properties)
    .filter(([, child]) => !(direction === 'request' && child.readOnly))
    .map(([name, child]) => ({ suffix: `.${name}`, schema: child, required: required.includes(name) }));
  const tupleEntries = prefixItems.map((child, index) => ({ suffix: `[${index}]`, schema: child, required: false }));
  const entries = items
    ? childrenOf(items, direction, follow).map((child) => ({ ...child, suffix: `[]${child.suffix}` }))
    : [];
  return [...own, ...tupleEntries, ...entries];
}
