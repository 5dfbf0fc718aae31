import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './feedback-error';

/**
 * Reads the arguments of a command. Every option has a value, except for switches.
 *
 * @throws UsageError for an option that is not known or lacks its value
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  const known = Object.keys(options);
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!known.includes(name) || !rawName.startsWith('--')) throw new UsageError(`${rawName} is not an option.`);
    const isSwitch = options[name]?.type === 'boolean';
    if (!isSwitch && (value === undefined || value === '' || value.startsWith('--')))
      throw new UsageError(`${rawName}: found no value; expected one after it.`);
    if (isSwitch && value !== undefined) throw new UsageError(`${rawName}: found the value "${value}"; expected none.`);
  }
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
}

/**
 * Reads a whole number.
 *
 * @throws UsageError if the text is none, or out of range
 */
export function readNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (!(value >= least && value <= most))
    throw new UsageError(`--${name}: found "${text}"; expected a number from ${least} to ${most}.`);
  return value;
}
