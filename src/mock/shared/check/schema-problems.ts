import type { OutputUnit } from '@cfworker/json-schema';

/** A JSON schema as plain JSON. */
export type Schema = Readonly<Record<string, unknown>>;

/** What is wrong with a value. */
export interface ValueProblem {
  /** Keys and indexes that lead to the invalid part. */
  readonly path: readonly string[];
  /** Short words: `is missing`, `must be a boolean`, `is not known`. */
  readonly reason: string;
  /** The keyword of the schema that the value violates. */
  readonly keyword: string;
}

/** Returns what the schema contains at a location that an error names. */
type Lookup = (keywordLocation: string) => unknown;

/** Keywords whose errors only say that there is an error further inside. */
const OUTER = new Set(['$ref', 'properties', 'items', 'prefixItems', 'allOf', 'false']);
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'a boolean',
  number: 'a number',
  integer: 'an integer',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const UNKNOWN = 'is not known';

/** Turns the validator's errors into problems, one for each invalid part of the value. */
export function toProblems(units: readonly OutputUnit[], lookup: Lookup): ValueProblem[] {
  const problems = new Map(
    explain(units, lookup).map((problem) => [`${JSON.stringify(problem.path)} ${problem.reason}`, problem]),
  );
  return [...problems.values()];
}

/** The validator reports a known field with a wrong value as an unknown one as well. */
function withoutEchoes(problems: readonly ValueProblem[]): ValueProblem[] {
  const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
    start.every((part, index) => path[index] === part);
  return problems.filter(
    (problem) =>
      problem.reason !== UNKNOWN ||
      !problems.some(
        (other) =>
          (other.reason !== UNKNOWN || other.path.length > problem.path.length) && startsWith(other.path, problem.path),
      ),
  );
}

function explain(units: readonly OutputUnit[], lookup: Lookup): ValueProblem[] {
  const choices = units.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const [choice] = choices.sort((a, b) => a.keywordLocation.length - b.keywordLocation.length);
  if (!choice)
    return withoutEchoes(units.filter(({ keyword }) => !OUTER.has(keyword)).flatMap((unit) => toProblem(unit, lookup)));
  const prefix = `${choice.keywordLocation}/`;
  const isInside = ({ keywordLocation }: OutputUnit): boolean => keywordLocation.startsWith(prefix);
  return withoutEchoes([
    ...explain(
      units.filter((unit) => unit !== choice && !isInside(unit)),
      lookup,
    ),
    ...explainChoice(choice, units.filter(isInside), lookup),
  ]);
}

/** Explains a value that fits none of several schemas by the one that it comes closest to. */
function explainChoice(choice: OutputUnit, units: readonly OutputUnit[], lookup: Lookup): ValueProblem[] {
  const start = choice.keywordLocation.length + 1;
  const branches = group(units, ({ keywordLocation }) => keywordLocation.slice(start).split('/')[0] ?? '');
  const at = pathOf(choice.instanceLocation);
  const explained = [...branches.values()].map((branch) => explain(branch, lookup));
  const isOtherType = ({ keyword, path }: ValueProblem): boolean => keyword === 'type' && path.length === at.length;
  const fitting = explained.filter((problems) => !problems.some(isOtherType));
  if (fitting.length === 0) {
    const types = explained.flat().filter(isOtherType);
    const reason = [...new Set(types.map(({ reason: text }) => text.replace('must be ', '')))].join(' or ');
    return [{ path: at, reason: `must be ${reason}`, keyword: 'type' }];
  }
  const unknown = (problems: readonly ValueProblem[]): number =>
    problems.filter(({ reason }) => reason === UNKNOWN).length;
  return fitting.sort((a, b) => unknown(a) - unknown(b) || a.length - b.length)[0] ?? [];
}

function toProblem({ instanceLocation, keyword, keywordLocation, error }: OutputUnit, lookup: Lookup): ValueProblem[] {
  const path = pathOf(instanceLocation);
  const name = /^Property "([^]*)" does not match (?:additional|unevaluated)/.exec(error)?.[1];
  if (name !== undefined) return [{ path: [...path, name], reason: UNKNOWN, keyword }];
  if (keyword === 'required') {
    const missing = /required property "([^]*)"\.$/.exec(error)?.[1] ?? '';
    return missingFields(lookup(keywordLocation.replace(/required$/, `properties/${missing}`)), lookup, [
      ...path,
      missing,
    ]).map((field) => ({ path: field, reason: 'is missing', keyword }));
  }
  return [{ path, reason: reasonOf(keyword, lookup(keywordLocation)), keyword }];
}

/** A missing object with required fields is reported by these: `user[name]` rather than `user`. */
function missingFields(schema: unknown, lookup: Lookup, path: readonly string[]): (readonly string[])[] {
  const { $ref, required } = (schema ?? {}) as { $ref?: string; required?: readonly string[] };
  const fields = required ?? ($ref ? (lookup($ref) as { required?: readonly string[] }).required : undefined);
  return fields ? fields.map((field) => [...path, field]) : [path];
}

function reasonOf(keyword: string, value: unknown): string {
  switch (keyword) {
    case 'type':
      return `must be ${[value]
        .flat()
        .map((type) => TYPE_NAMES[type as string])
        .join(' or ')}`;
    case 'enum':
      return `must be one of ${(value as unknown[]).join(', ')}`;
    case 'const':
      return `must be ${String(value)}`;
    case 'minimum':
      return `must be at least ${String(value)}`;
    case 'maximum':
      return `must be at most ${String(value)}`;
    case 'minLength':
      return value === 1 ? 'must not be empty' : `must have at least ${String(value)} characters`;
    case 'maxLength':
      return 'too long';
    case 'minItems':
      return `must have at least ${String(value)} ${value === 1 ? 'entry' : 'entries'}`;
    case 'maxItems':
      return `must have at most ${String(value)} entries`;
    case 'uniqueItems':
      return 'must not repeat an entry';
    case 'format':
      return value === 'date-time' ? 'must be a time in ISO 8601' : 'must be a URL';
    case 'pattern':
      return value === '^https://' ? 'must be an HTTPS URL' : `must match ${String(value)}`;
    default:
      return `does not match ${keyword}`;
  }
}

/** Splits a JSON pointer in a fragment: `#/user/name`. */
export function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function group<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}
