import { formatJson } from './literal';
import { addressOf, camelCase, constantsOf, headersOf, type Constant, type JsonRequest, type Piece } from './request';

const text = (value: string): string => JSON.stringify(value);
const nameOf = (constant: string): string => camelCase(constant, true);

function expression(pieces: readonly Piece[], isAddress: boolean): string {
  return pieces
    .map((piece) =>
      'text' in piece
        ? text(piece.text)
        : isAddress && piece.isOwn
          ? `url.PathEscape(${nameOf(piece.constant)})`
          : nameOf(piece.constant),
    )
    .join(' + ');
}

function declarations(constants: readonly Constant[]): string[] {
  const [only] = constants;
  if (constants.length === 1 && only) return [`const ${nameOf(only.name)} = ${text(only.value)}`];
  const width = Math.max(...constants.map(({ name }) => nameOf(name).length));
  return ['const (', ...constants.map(({ name, value }) => `\t${nameOf(name).padEnd(width)} = ${text(value)}`), ')'];
}

/** Between backquotes, where nothing is escaped, if the text holds none. */
const rawText = (value: string): string => (value.includes('`') ? text(value) : `\`${value}\``);

const onError = ['if err != nil {', '\treturn err', '}'];

/** A program for Go with its standard library, formatted as gofmt does. */
export function goRequest(request: JsonRequest): string {
  const address = addressOf(request);
  const packages = [
    'fmt',
    'io',
    'log',
    'net/http',
    ...(address.some((piece) => 'constant' in piece && piece.isOwn) ? ['net/url'] : []),
    'strings',
    'time',
  ];
  const method = `http.Method${request.method.charAt(0)}${request.method.slice(1).toLowerCase()}`;
  const run = [
    `address := ${expression(address, true)}`,
    `body := strings.NewReader(${rawText(formatJson(request.body))})`,
    `request, err := http.NewRequest(${method}, address, body)`,
    ...onError,
    ...headersOf(request).map(([name, value]) => `request.Header.Set(${text(name)}, ${expression(value, false)})`),
    '',
    'client := &http.Client{Timeout: 10 * time.Second}',
    'response, err := client.Do(request)',
    ...onError,
    'defer response.Body.Close()',
    'answer, err := io.ReadAll(response.Body)',
    ...onError,
    'if response.StatusCode >= 400 {',
    '\treturn fmt.Errorf("%s: %s", response.Status, answer)',
    '}',
    request.returnsJson ? 'fmt.Println(string(answer))' : 'fmt.Println(response.Status)',
    'return nil',
  ];
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    ...declarations(constantsOf(request)),
    '',
    'func main() {',
    '\tif err := run(); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '}',
    '',
    'func run() error {',
    ...run.map((line) => (line === '' ? '' : `\t${line}`)),
    '}',
  ].join('\n');
}
