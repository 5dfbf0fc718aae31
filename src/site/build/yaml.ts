import { LineCounter, parseDocument, isMap, isScalar, isSeq, visit, type Document, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { expandTokensDeep, type TokenValues } from '../expand-tokens';
import { ContentError, type Problem } from '../problems';
import { similarNames } from './nearest';
import { describeIssue } from './schema-issue';
import { describeYamlError } from './yaml-hints';

/** Parsed YAML with line numbers. `lineOf` returns the line of the value at a path of keys and indexes. */
export interface YamlSource {
  readonly data: unknown;
  readonly problems: readonly Problem[];
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/**
 * Parses YAML. Syntax errors are returned as problems with their line in the file. `firstLine` is the line in the file
 * on which the YAML begins (2 for front matter).
 */
export function parseYaml(text: string, file: string, firstLine = 1): YamlSource {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true, prettyErrors: false });
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + firstLine - 1;
  // The others on the same line follow from the first.
  const errors = document.errors.filter(
    ({ pos }, index, all) => all.findIndex((other) => lineAt(other.pos[0]) === lineAt(pos[0])) === index,
  );
  const lines = text.split('\n');
  const problems: Problem[] = errors.map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    message: describeYamlError(error, lines[lineCounter.linePos(error.pos[0]).line - 1] ?? ''),
  }));
  if (problems.length === 0) {
    visit(document, {
      Map: (_key, map) => {
        if (isUnquotedToken(map))
          problems.push({
            file,
            line: lineAt(map.range?.[0] ?? 0),
            message: 'has a value that begins with a brace and is not quoted: write it in double quotes',
          });
      },
      Alias: (_key, alias, path) => {
        const target = alias.resolve(document);
        if (target && path.includes(target))
          problems.push({
            file,
            line: lineAt(alias.range?.[0] ?? 0),
            message: `has the alias *${alias.source} within the value that it stands for: write the value out`,
          });
        if (!target)
          problems.push({
            file,
            line: lineAt(alias.range?.[0] ?? 0),
            message: 'has a value that begins with an asterisk and is not quoted: write it in double quotes',
          });
      },
    });
  }
  return {
    data: problems.length === 0 ? document.toJS() : undefined,
    problems,
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

/** True for what YAML parses an unquoted token as: a map with one key and no value. */
function isUnquotedToken({ flow, items }: YAMLMap): boolean {
  const [only] = items;
  return (
    flow === true &&
    items.length === 1 &&
    only?.value === null &&
    isScalar(only.key) &&
    /^[A-Za-z]+$/.test(String(only.key.value))
  );
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key));
      const keyRange = (pair?.key as { range?: [number, number, number] } | undefined)?.range;
      if (!pair || !keyRange) break;
      offset = keyRange[0];
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(key)];
      const range = (item as { range?: [number, number, number] } | undefined)?.range;
      if (!range) break;
      offset = range[0];
      node = item;
    } else break;
  }
  return offset;
}

/**
 * Expands the tokens in parsed YAML and validates it against a schema. Returns either the data or the problems, with
 * line, field, value found and what is allowed.
 */
export function validateYaml<T>(
  source: YamlSource,
  schema: z.ZodType<T>,
  file: string,
  tokens: TokenValues,
):
  | { readonly data: T; readonly problems: readonly [] }
  | { readonly data: undefined; readonly problems: readonly Problem[] } {
  if (source.problems.length > 0) return { data: undefined, problems: source.problems };
  const expanded = expandTokensDeep(source.data, tokens);
  const result = schema.safeParse(expanded, { reportInput: true });
  if (result.success) return { data: result.data, problems: [] };
  return { data: undefined, problems: result.error.issues.flatMap((issue) => toProblems(issue, source, file, schema)) };
}

/**
 * Parses the text of a YAML file, expands its tokens and validates it.
 *
 * @throws ContentError with all problems: file, line, field, the value found and what is allowed
 */
export function parseYamlFile<T>(text: string, file: string, schema: z.ZodType<T>, tokens: TokenValues): T {
  const { data, problems } = validateYaml(parseYaml(text, file), schema, file, tokens);
  if (data === undefined) throw new ContentError(problems);
  return data;
}

function toProblems(issue: z.core.$ZodIssue, source: YamlSource, file: string, schema: z.ZodType): Problem[] {
  if (issue.code !== 'unrecognized_keys')
    return [{ file, line: source.lineOf(issue.path), message: describeIssue(issue) }];
  // One problem per key, because each key is on a different line.
  const allowed =
    issue.path.length === 0 && schema instanceof z.ZodObject
      ? `; allowed: ${Object.keys(schema.shape).join(', ')}`
      : '';
  const known = issue.path.length === 0 && schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return issue.keys.map((key) => {
    const [nearest] = similarNames(key, known, 1);
    const hint = nearest ? `; did you mean "${nearest}"?` : '';
    return {
      file,
      line: source.lineOf([...issue.path, key]),
      message: `${describeIssue({ ...issue, keys: [key] })}${hint}${allowed}`,
    };
  });
}
