import type { ApiField } from '../shared/types';
import type { RawSchema } from './description';
import { branchesOf, describeValue, mergeParts, type Follow } from './describe-value';

/** `request` leaves out what only answers carry. */
export type Direction = 'request' | 'response';

interface Child {
  /** What is put behind the parent's name: `.id`, `[].id`, `[0]`. */
  readonly suffix: string;
  readonly schema: RawSchema;
  readonly required: boolean;
}

/**
 * The properties of a schema at every depth as one list: each parent is followed by what it holds, names are those a
 * reader would write to reach the value. A schema that holds itself is opened once.
 */
export function flattenFields(schema: RawSchema, direction: Direction, follow: Follow): ApiField[] {
  const walk = (parent: RawSchema, prefix: string, above: readonly RawSchema[]): ApiField[] =>
    childrenOf(parent, direction, follow).flatMap(({ suffix, schema: child, required }) => {
      const depth = above.length;
      const name = depth === 0 ? suffix.replace(/^(?:\[\])*\./, '') : `${prefix}${suffix}`;
      const field: ApiField = { name, depth, required, ...describeValue(child, follow) };
      return above.includes(child) ? [field] : [field, ...walk(child, name, [...above, child])];
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
  const places = prefixItems.map((child, index) => ({ suffix: `[${index}]`, schema: child, required: false }));
  const entries = items
    ? childrenOf(items, direction, follow).map((child) => ({ ...child, suffix: `[]${child.suffix}` }))
    : [];
  return [...own, ...places, ...entries];
}
