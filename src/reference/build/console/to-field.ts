import type { ConsoleField, FieldKind } from '../../shared/console/types';
import type { RawSchema } from '../description';
import { branchesOf, mergeParts, type Follow } from '../describe-value';

/** What is known about a value besides its schema. */
interface FieldContext {
  readonly name: string;
  readonly required?: boolean;
  readonly example?: unknown;
}

/**
 * Converts a schema to what the console checks. Of several alternatives, the first one like the example counts; others
 * are sent on a second press.
 */
export function toField(schema: RawSchema, { name, required, example }: FieldContext, follow: Follow): ConsoleField {
  const whole = mergeParts(follow(schema), follow);
  const branches = branchesOf(whole, follow).map((branch) => mergeParts(branch, follow));
  const isLikeExample = ({ type }: RawSchema): boolean => (type === 'array') === Array.isArray(example);
  const values = branches.filter(({ type }) => type !== 'null');
  const main = values.find(isLikeExample) ?? values[0] ?? whole;
  const isNullable = branches.some(({ type }) => [type].flat().includes('null'));
  const texts = values.filter(({ type }) => type === main.type && main.type === 'string');
  const isOpen = texts.some((branch) => branch.enum) && texts.some((branch) => !branch.enum);
  const kind = isOpen ? 'text' : kindOf(main);
  return withoutMissing({
    name,
    kind,
    required: required || undefined,
    nullable: isNullable || undefined,
    choices: kind === 'choice' ? texts.flatMap((branch) => branch.enum ?? []).map(String) : undefined,
    ...childrenOf(main, kind, example, follow),
    min: main.minimum ?? main.minLength ?? main.minItems,
    max: main.maximum ?? main.maxLength ?? main.maxItems,
    pattern: main.pattern,
    format: kind === 'text' ? main.format : undefined,
  });
}

function kindOf({ type, enum: values, properties, items, prefixItems }: RawSchema): FieldKind {
  const [name] = [type ?? []].flat().filter((candidate) => candidate !== 'null');
  if (properties || name === 'object') return 'object';
  if (prefixItems) return 'tuple';
  if (name === 'array') return items ? 'list' : 'any';
  if (name === 'boolean' || name === 'integer' || name === 'number') return name;
  if (name === 'string') return values ? 'choice' : 'text';
  return 'any';
}

function childrenOf(
  { properties = {}, required = [], items, prefixItems = [], minItems = 0 }: RawSchema,
  kind: FieldKind,
  example: unknown,
  follow: Follow,
): Partial<ConsoleField> {
  const exampleAt = (key: string | number): unknown => Reflect.get(Object(example) as object, key);
  if (kind === 'object')
    return {
      fields: Object.entries(properties)
        .filter(([, child]) => !child.readOnly)
        .map(([name, child]) =>
          toField(child, { name, required: required.includes(name), example: exampleAt(name) }, follow),
        ),
    };
  if (kind === 'tuple')
    return {
      fields: prefixItems.map((child, index) =>
        toField(child, { name: '', required: index < minItems, example: exampleAt(index) }, follow),
      ),
    };
  return kind === 'list' && items ? { entry: toField(items, { name: '', example: exampleAt(0) }, follow) } : {};
}

function withoutMissing(field: { readonly [Key in keyof ConsoleField]: ConsoleField[Key] | undefined }): ConsoleField {
  const present = Object.entries(field).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  // The types of entries lose the names of fields. Those that every field has are never missing.
  return Object.fromEntries(present) as unknown as ConsoleField;
}
