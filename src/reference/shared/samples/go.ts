import { formatJson } from './literals';
import {
  bodyCode,
  camelCase,
  hasEncoding,
  joinLines,
  titleCase,
  writePieces,
  type Piece,
  type SampleRequest,
} from './request';

const text = (value: string): string => JSON.stringify(value);
/** Go keeps `ID` as an initialism: `roomID`. */
const constantName = (name: string): string => camelCase(name).replace(/Id$/, 'ID');

const concatenate = (pieces: readonly Piece[], plus: string): string =>
  writePieces(pieces, text, (constant, needsEncoding) =>
    needsEncoding ? `url.PathEscape(${constantName(constant)})` : constantName(constant),
  ).join(plus);

/** A Go program that uses the standard library, formatted like gofmt. */
export function goSample(request: SampleRequest): string {
  const { query, authorization } = request;
  const body = bodyCode(request, 'go', (value) => ({
    before: [`body := strings.NewReader(${rawText(formatJson(value))})`],
    headers: ['"application/json"'],
    call: ['body'],
    imports: ['strings'],
  }));
  const url = `address${query ? '+"?"+query.Encode()' : ''}`;
  const run = [
    `address := ${concatenate(request.address, ' + ')}`,
    query &&
      `query := url.Values{${Object.entries(query)
        .map(([name, value]) => `${text(name)}: {${text(value)}}`)
        .join(', ')}}`,
    body.before ?? [],
    `request, err := http.NewRequest(http.Method${titleCase(request)}, ${url}, ${body.call[0] ?? 'nil'})`,
    ON_ERROR,
    authorization && `request.Header.Set("Authorization", ${concatenate(authorization, '+')})`,
    body.headers?.map((type) => `request.Header.Set("Content-Type", ${type})`) ?? [],
    '',
    'client := &http.Client{Timeout: 10 * time.Second}',
    'response, err := client.Do(request)',
    ON_ERROR,
    'defer response.Body.Close()',
    'answer, err := io.ReadAll(response.Body)',
    ON_ERROR,
    'if response.StatusCode >= 400 {',
    '\treturn fmt.Errorf("%s: %s", response.Status, answer)',
    '}',
    request.returnsJson ? 'fmt.Println(string(answer))' : 'fmt.Println(response.Status)',
    'return nil',
  ];
  const code = joinLines([
    constantBlock(request),
    'func main() {',
    '\tif err := run(); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '}',
    '',
    'func run() error {',
    run.flat().map((line) => line && `\t${line}`),
    '}',
  ]);
  // Go does not compile with unused imports.
  const imports = [
    ...['fmt', 'io', 'log', 'net/http', 'time'],
    ...(body.imports ?? []),
    ...(query || hasEncoding(request) ? ['net/url'] : []),
  ];
  return joinLines(['package main', '', 'import (', imports.sort().map((name) => `\t"${name}"`), ')', '', code]);
}

const ON_ERROR = ['if err != nil {', '\treturn err', '}'];
function constantBlock({ constants }: SampleRequest): string[] {
  const width = Math.max(...constants.map(({ name }) => constantName(name).length));
  const lines = constants.map(({ name, value }) => `${constantName(name).padEnd(width)} = ${text(value)}`);
  if (lines.length === 0) return [];
  return lines.length === 1
    ? [`const ${lines.join('')}`, '']
    : ['const (', ...lines.map((line) => `\t${line}`), ')', ''];
}

/** A raw string literal, unless the text contains a backquote. */
function rawText(value: string): string {
  return value.includes('`') ? text(value) : `\`${value}\``;
}
