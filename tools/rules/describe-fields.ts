import { z } from 'zod';

/** The parts of a JSON Schema that descriptions of fields use. */
interface Shape {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  /** A list if several types are allowed. */
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly additionalProperties?: Shape | boolean;
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
}

interface Row {
  readonly field: string;
  readonly value: string;
  readonly need: string;
  readonly meaning: string;
}

/** Stands for a key that authors choose. */
const KEY = 'KEY';

/**
 * Describes what authors may write by the schema that checks it: a Markdown table of fields. `a.b` is a field of an
 * object, `a[].b` one of the entries of a list, and `KEY` a key that authors choose.
 */
export function describeFields(schema: z.ZodType): string {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const rows = rowsOf(root, '', root, []).map((row) => {
    // JSON Schema does not know that a value is made before it is checked.
    const inner =
      schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>)[row.field.slice(1, -1)] : undefined;
    return row.need === 'yes' && inner?.safeParse(undefined).success ? { ...row, need: 'no' } : row;
  });
  const described = rows.some(({ meaning }) => meaning !== '');
  const cells = ({ field, value, need, meaning }: Row): string[] => [
    field,
    value,
    need,
    ...(described ? [meaning] : []),
  ];
  const lines = [['Field', 'Value', 'Needed', ...(described ? ['Meaning'] : [])], ...rows.map(cells)];
  const [head = [], ...body] = lines.map((line) => `| ${line.join(' | ')} |`);
  return [head, `|${'---|'.repeat(lines[0]?.length ?? 0)}`, ...body].join('\n');
}

function rowsOf(shape: Shape, path: string, root: Shape, open: readonly string[]): Row[] {
  if (shape.$ref !== undefined) {
    if (open.includes(shape.$ref)) return [];
    return rowsOf(resolve(shape, root), path, root, [...open, shape.$ref]);
  }
  const choices = shape.oneOf ?? shape.anyOf;
  if (choices) return choices.flatMap((choice) => rowsOf(choice, path, root, open));
  if (shape.items) return rowsOf(shape.items, `${path}[]`, root, open);
  if (typeof shape.additionalProperties === 'object')
    return rowsOf(shape.additionalProperties, path === '' ? KEY : `${path}.${KEY}`, root, open);
  const prefix = path === '' ? '' : `${path}.`;
  return Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => [
    {
      field: `\`${prefix}${name}\``,
      value: valueOf(inner, root),
      need: needOf(inner, shape.required?.includes(name) === true),
      meaning: escapeCell(inner.description ?? ''),
    },
    ...rowsOf(inner, `${prefix}${name}`, root, open),
  ]);
}

function resolve({ $ref = '' }: Shape, root: Shape): Shape {
  return $ref === '#' ? root : (root.$defs?.[$ref.replace('#/$defs/', '')] ?? {});
}

function needOf({ default: otherwise }: Shape, isRequired: boolean): string {
  if (otherwise === undefined) return isRequired ? 'yes' : 'no';
  return isEmpty(otherwise) ? 'no' : `no; otherwise \`${JSON.stringify(otherwise).replace(/^"|"$/g, '')}\``;
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function valueOf(shape: Shape, root: Shape): string {
  if (shape.$ref !== undefined) return 'an entry like those of the list itself';
  if (shape.const !== undefined) return code(shape.const);
  if (shape.enum) return shape.enum.map(code).join(', ');
  const choices = choicesOf(shape);
  if (choices) return [...new Set(choices.map((choice) => valueOf(choice, root)))].join(', or ');
  switch (shape.type) {
    case 'boolean':
      return 'true or false';
    case 'null':
      return '`null`';
    case 'integer':
    case 'number':
      return `a number${rangeOf(shape.minimum, shape.maximum)}`;
    case 'array':
      if (shape.prefixItems) return `a list of ${shape.prefixItems.length}`;
      return `a list${rangeOf(shape.minItems, shape.maxItems)}${listed(shape.items, root)}`;
    case 'object':
      return shape.properties ? 'an object' : 'an object with keys of your own';
    default:
      return textOf(shape);
  }
}

/** The shapes of which a value may have one. */
function choicesOf(shape: Shape): readonly Shape[] | undefined {
  if (typeof shape.type === 'object') return shape.type.map((type) => ({ ...shape, type }));
  return shape.oneOf ?? shape.anyOf;
}

function listed(items: Shape | undefined, root: Shape): string {
  if (items === undefined || items.type === 'string' || items.type === undefined) return ' of texts';
  if (items.enum || items.const !== undefined) return ` of ${valueOf(items, root)}`;
  return '';
}

function textOf({ format, pattern }: Shape): string {
  if (format === 'uri') return 'a URL';
  if (format === 'email') return 'an email address';
  if (pattern === '^\\/.*') return 'a path that begins with /';
  return pattern === undefined ? 'text' : `text of the form \`${pattern.replaceAll('|', '\\|')}\``;
}

/** The largest number that schemas name if there is no limit. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

function rangeOf(least: number | undefined, most: number | undefined): string {
  const from = least !== undefined && least > -NO_LIMIT ? ` from ${least}` : '';
  const to = most !== undefined && most < NO_LIMIT ? ` up to ${most}` : '';
  return from + to;
}

const code = (value: unknown): string => `\`${String(value)}\``;

const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
