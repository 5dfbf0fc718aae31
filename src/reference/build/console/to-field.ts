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
 * Converts a schema to the field of a form. Of several alternatives, the first one that is not null counts: the text of
 * the body can contain the others.
 */
export function toField(schema: RawSchema, { name, required, example }: FieldContext, follow: Follow): ConsoleField {
  const whole = mergeParts(follow(schema), follow);
  const branches = branchesOf(whole, follow).map((branch) => mergeParts(branch, follow));
  const main = branches.find(({ type }) => type !== 'null') ?? whole;
  const isNullable = branches.some(({ type }) => [type].flat().includes('null'));
  const isOpen = branches.some(({ enum: values }) => values) && branches.some(({ enum: values }) => !values);
  const kind = isOpen && main.type === 'string' ? 'text' : kindOf(main);
  const description = whole.description ?? main.description;
  return withoutMissing({
    name,
    kind,
    required: required || undefined,
    deprecated: whole.deprecated === true || undefined,
    nullable: isNullable || undefined,
    description,
    choices: branches.flatMap((branch) => branch.enum ?? []).map(String),
    ...childrenOf(main, kind, example, follow),
    min: main.minimum ?? main.minLength ?? main.minItems,
    max: main.maximum ?? main.maxLength ?? main.maxItems,
    pattern: main.pattern,
    format: kind === 'text' ? main.format : undefined,
    default: whole.default ?? undefined,
    example: ['object', 'list', 'tuple'].includes(kind) ? undefined : example,
  });
}

function kindOf({ type, enum: values, format, properties, items, prefixItems }: RawSchema): FieldKind {
  const [name] = [type ?? []].flat().filter((candidate) => candidate !== 'null');
  if (properties || name === 'object') return 'object';
  if (prefixItems) return 'tuple';
  if (name === 'array') return items ? 'list' : 'any';
  if (name === 'boolean' || name === 'integer' || name === 'number') return name;
  if (name === 'string') return values ? 'choice' : format === 'binary' ? 'file' : 'text';
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
        toField(
          child,
          { name: nameOfEntry(child, index), required: index < minItems, example: exampleAt(index) },
          follow,
        ),
      ),
    };
  return kind === 'list' && items ? { entry: toField(items, { name: '', example: exampleAt(0) }, follow) } : {};
}

/** Entries of a tuple have no names of their own: the beginning of the description says what they are. */
function nameOfEntry({ description = '' }: RawSchema, index: number): string {
  return /^[^.:]+?(?= in pixels|[.:])/.exec(description)?.[0] ?? `Entry ${index + 1}`;
}

function withoutMissing(field: { readonly [Key in keyof ConsoleField]: ConsoleField[Key] | undefined }): ConsoleField {
  return Object.fromEntries(
    Object.entries(field).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as unknown as ConsoleField;
}
