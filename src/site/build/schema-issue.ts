import type { z } from 'zod';

/** Describes a validation issue: the field, the value found, and what is expected or allowed. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${[...issue.path, key].join('.')}"`);
    return keys.length === 1
      ? `field ${keys[0]} is not allowed here`
      : `fields ${keys.join(', ')} are not allowed here`;
  }
  const value =
    issue.code === 'invalid_union' && issue.discriminator
      ? (issue.input as Record<string, unknown>)[issue.discriminator]
      : issue.input;
  const found = value === undefined ? 'nothing' : JSON.stringify(value);
  return `${field ? `field "${field}": ` : ''}found ${found}; ${describeExpected(issue)}`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  int: 'an integer',
  record: 'an object',
  object: 'an object',
  array: 'an array',
};

/** Says what is expected or allowed where a value has an issue. */
function describeExpected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${TYPE_NAMES[issue.expected] ?? `a ${issue.expected}`}`;
    case 'invalid_value':
      return `allowed: ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? `allowed: ${issue.options.map(String).join(', ')}`
        : issue.message;
    case 'too_small':
      return `expected at least ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `expected at most ${amount(issue.maximum, issue.origin)}`;
    case 'invalid_key':
      return issue.issues.map(describeExpected).join('; ');
    case 'invalid_format':
      return describeFormat(issue);
    default:
      return issue.message;
  }
}

function amount(count: number | bigint, origin: string): string {
  const isOne = Number(count) === 1;
  if (origin === 'string') return `${count} ${isOne ? 'character' : 'characters'}`;
  if (origin === 'array') return `${count} ${isOne ? 'entry' : 'entries'}`;
  return String(count);
}

/** A custom message of the schema takes precedence over the generic one for the format. */
function describeFormat(issue: z.core.$ZodIssueInvalidStringFormat): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  if ('prefix' in issue) return `expected a string that starts with "${String(issue.prefix)}"`;
  if ('suffix' in issue) return `expected a string that ends with "${String(issue.suffix)}"`;
  if (issue.format === 'url') return 'expected a URL, as in https://example.com';
  if (issue.format === 'email') return 'expected an email address';
  return `expected a string of the format ${issue.format}`;
}
