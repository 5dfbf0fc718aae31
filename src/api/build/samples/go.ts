import { formatJson } from './literals';
import { camelCase, type SampleBody, type SampleRequest } from './request';

const text = (value: string): string => JSON.stringify(value);
const constantName = (name: string): string => camelCase(name, { initialisms: true });

/** A program for Go with its standard library, formatted as gofmt does. */
export function goSample(request: SampleRequest): string {
  const { constants } = request;
  const body = request.body;
  const run = [
    `address := ${addressOf(request)}`,
    ...(request.query.length > 0
      ? [`query := url.Values{${request.query.map(({ name, value }) => `${text(name)}: {${text(value)}}`).join(', ')}}`]
      : []),
    ...(body?.kind === 'upload' ? uploadLines(body) : []),
    ...(body?.kind === 'json' ? [`body := strings.NewReader(${rawText(formatJson(body.value))})`] : []),
    `request, err := http.NewRequest(http.Method${methodName(request.method)}, address${request.query.length > 0 ? '+"?"+query.Encode()' : ''}, ${body ? (body.kind === 'json' ? 'body' : '&body') : 'nil'})`,
    ...onError(),
    ...headerLines(request),
    '',
    'client := &http.Client{Timeout: 10 * time.Second}',
    'response, err := client.Do(request)',
    ...onError(),
    'defer response.Body.Close()',
    'answer, err := io.ReadAll(response.Body)',
    ...onError(),
    'if response.StatusCode >= 400 {',
    '\treturn fmt.Errorf("%s: %s", response.Status, answer)',
    '}',
    request.returnsJson ? 'fmt.Println(string(answer))' : 'fmt.Println(response.Status)',
    'return nil',
  ];
  const code = [
    ...constantLines(constants),
    'func main() {',
    '\tif err := run(); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '}',
    '',
    'func run() error {',
    ...run.map((line) => (line === '' ? '' : `\t${line}`)),
    '}',
  ];
  return [
    'package main',
    '',
    'import (',
    ...importsOf(code.join('\n')).map((name) => `\t"${name}"`),
    ')',
    '',
    ...code,
  ].join('\n');
}

const PACKAGES = ['bytes', 'fmt', 'io', 'log', 'mime/multipart', 'net/http', 'net/url', 'os', 'strings', 'time'];

/** Packages that the code uses: one too many would not compile. */
function importsOf(code: string): string[] {
  // What stands between backquotes is data.
  const program = code.replace(/`[^`]*`/g, '');
  return PACKAGES.filter((name) => new RegExp(`\\b${name.split('/').at(-1) ?? ''}\\.[A-Z]`).test(program));
}

function constantLines(constants: SampleRequest['constants']): string[] {
  if (constants.length === 0) return [];
  const [only] = constants;
  if (constants.length === 1 && only) return [`const ${constantName(only.name)} = ${text(only.value)}`, ''];
  const width = Math.max(...constants.map(({ name }) => constantName(name).length));
  return [
    'const (',
    ...constants.map(({ name, value }) => `\t${constantName(name).padEnd(width)} = ${text(value)}`),
    ')',
    '',
  ];
}

function addressOf({ address }: SampleRequest): string {
  return address
    .map((piece) =>
      typeof piece === 'string'
        ? text(piece)
        : piece.needsEncoding
          ? `url.PathEscape(${constantName(piece.constant)})`
          : constantName(piece.constant),
    )
    .join(' + ');
}

function methodName(method: SampleRequest['method']): string {
  return `${method.charAt(0)}${method.slice(1).toLowerCase()}`;
}

/** Between backquotes, where nothing is escaped, if the text holds none. */
function rawText(value: string): string {
  return value.includes('`') ? text(value) : `\`${value}\``;
}

function headerLines({ authorization, body }: SampleRequest): string[] {
  return [
    ...(authorization
      ? [
          `request.Header.Set("Authorization", ${authorization.scheme === '' ? '' : `${text(authorization.scheme)}+`}${constantName(authorization.constant)})`,
        ]
      : []),
    ...(body
      ? [
          `request.Header.Set("Content-Type", ${body.kind === 'json' ? '"application/json"' : 'form.FormDataContentType()'})`,
        ]
      : []),
  ];
}

function uploadLines({ file, fields }: Extract<SampleBody, { kind: 'upload' }>): string[] {
  return [
    '',
    `file, err := os.Open(${text(file.path)})`,
    ...onError(),
    'defer file.Close()',
    'var body bytes.Buffer',
    'form := multipart.NewWriter(&body)',
    `part, err := form.CreateFormFile(${text(file.name)}, ${text(file.path)})`,
    ...onError(),
    ...check('_, err := io.Copy(part, file)'),
    ...fields.flatMap(({ name, value }) => check(`err := form.WriteField(${text(name)}, ${text(value)})`)),
    ...check('err := form.Close()'),
    '',
  ];
}

function onError(): string[] {
  return ['if err != nil {', '\treturn err', '}'];
}

function check(statement: string): string[] {
  return [`if ${statement}; err != nil {`, '\treturn err', '}'];
}
