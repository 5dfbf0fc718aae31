import type { TokenValues } from '../../expand-tokens';
import { ContentError, type Problem } from '../../problems';
import { nearestOrAvailable } from '../nearest';
import { parseYaml, validateYaml, type YamlSource } from '../yaml';
import { stringsSchema, type StringsFile, type StringValue } from './strings-schema';

/** A file with words. */
export interface StringsSource {
  readonly text: string;
  /** Path for messages. */
  readonly file: string;
}

/**
 * Reads the words of the interface: all from the base, and those that other files replace from these.
 *
 * @param changes files that contain some of the words of the base
 * @throws ContentError naming file, line, area and name of what is wrong
 */
export function readStrings(base: StringsSource, changes: readonly StringsSource[], tokens: TokenValues): StringsFile {
  const strings = read(base, tokens).data;
  return changes.reduce((known, source) => replaceStrings(known, source, tokens), strings);
}

function replaceStrings(known: StringsFile, source: StringsSource, tokens: TokenValues): StringsFile {
  const { data, yaml } = read(source, tokens);
  const problems = Object.entries(data).flatMap(([area, texts]) =>
    Object.entries(texts).flatMap(([name, value]): Problem[] => {
      const message = problemWith(known, area, name, value);
      return message === undefined ? [] : [{ file: source.file, line: yaml.lineOf([area, name]), message }];
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return mapTexts(known, (original, area, name) => {
    const value = data[area]?.[name] ?? original;
    // One text for all numbers.
    return typeof value === 'string' && typeof original !== 'string' ? { other: value } : value;
  });
}

function mapTexts(
  strings: StringsFile,
  replace: (value: StringValue, area: string, name: string) => StringValue,
): StringsFile {
  return Object.fromEntries(
    Object.entries(strings).map(([area, texts]) => [
      area,
      Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, replace(value, area, name)])),
    ]),
  );
}

function problemWith(known: StringsFile, area: string, name: string, value: StringValue): string | undefined {
  const all = Object.entries(known).flatMap(([one, texts]) => Object.keys(texts).map((other) => `${one}.${other}`));
  const original = known[area]?.[name];
  if (original === undefined)
    return `has "${area}.${name}", which is no text of the interface; ${nearestOrAvailable(`${area}.${name}`, all)}`;
  if (typeof original === 'string' && typeof value !== 'string')
    return `field "${area}.${name}": found plural forms; expected a text, because it depends on no number`;
  const allowed = namesIn(original);
  const unknown = namesIn(value).find((one) => !allowed.includes(one));
  return unknown === undefined
    ? undefined
    : `field "${area}.${name}": found {${unknown}}; allowed: ${allowed.map((one) => `{${one}}`).join(', ') || 'none'}`;
}

/** The names in braces of a text, or of all of its forms. */
function namesIn(value: StringValue): string[] {
  const texts = typeof value === 'string' ? [value] : Object.values(value).filter((form) => form !== undefined);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)))];
}

function read({ text, file }: StringsSource, tokens: TokenValues): { data: StringsFile; yaml: YamlSource } {
  const yaml = parseYaml(text, file);
  const { data, problems } = validateYaml(yaml, stringsSchema, file, tokens);
  if (!data) throw new ContentError(problems);
  return { data, yaml };
}
