import type { BodyCode } from './request';
import { JAVASCRIPT_STYLE, PHP_STYLE, PYTHON_STYLE, RUBY_STYLE, writeLiteral, type LiteralStyle } from './literals';
import type { SampleLanguage } from '../types';

/** A form with one file, sent as `multipart/form-data`. */
export interface Upload {
  readonly file: { readonly name: string; readonly path: string };
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** Writes the code that uploads a form, in every language. */
export function uploadCode(upload: Upload): Readonly<Record<SampleLanguage, BodyCode>> {
  return {
    curl: curlUpload(upload),
    node: nodeUpload(upload),
    python: pythonUpload(upload),
    php: phpUpload(upload),
    go: goUpload(upload),
    ruby: rubyUpload(upload),
  };
}

const writerFor =
  (style: LiteralStyle) =>
  (value: string): string =>
    writeLiteral(value, style);

function curlUpload({ file, fields }: Upload): BodyCode {
  return { call: [`-F "${file.name}=@${file.path}"`, ...fields.map(({ name, value }) => `-F "${name}=${value}"`)] };
}

function nodeUpload({ file, fields }: Upload): BodyCode {
  const text = writerFor(JAVASCRIPT_STYLE);
  return {
    // Works from Node 18 on, unlike `openAsBlob`.
    top: ["import { readFile } from 'node:fs/promises';", ''],
    before: [
      'const form = new FormData();',
      `form.set(${text(file.name)}, new Blob([await readFile(${text(file.path)})]), ${text(file.path)});`,
      ...fields.map(({ name, value }) => `form.set(${text(name)}, ${text(value)});`),
    ],
    call: ['body: form'],
  };
}

function pythonUpload({ file, fields }: Upload): BodyCode {
  const text = writerFor(PYTHON_STYLE);
  const data = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return {
    before: [`with open(${text(file.path)}, "rb") as ${file.name}:`],
    call: [`files={${text(file.name)}: ${file.name}}`, `data=${writeLiteral(data, PYTHON_STYLE, 1, 6)}`],
  };
}

function phpUpload({ file, fields }: Upload): BodyCode {
  const text = writerFor(PHP_STYLE);
  const entries = [
    `${text(file.name)} => new CURLFile(${text(file.path)})`,
    ...fields.map(({ name, value }) => `${text(name)} => ${text(value)}`),
  ];
  // Given an array, the curl extension sends multipart/form-data.
  return { call: [`CURLOPT_POSTFIELDS => [${entries.join(', ')}]`] };
}

function goUpload({ file, fields }: Upload): BodyCode {
  const text = JSON.stringify;
  const onError = ['if err != nil {', '\treturn err', '}'];
  const check = (statement: string): string[] => [`if ${statement}; err != nil {`, '\treturn err', '}'];
  return {
    before: [
      '',
      `file, err := os.Open(${text(file.path)})`,
      ...onError,
      'defer file.Close()',
      'var body bytes.Buffer',
      'form := multipart.NewWriter(&body)',
      `part, err := form.CreateFormFile(${text(file.name)}, ${text(file.path)})`,
      ...onError,
      ...check('_, err := io.Copy(part, file)'),
      ...fields.flatMap(({ name, value }) => check(`err := form.WriteField(${text(name)}, ${text(value)})`)),
      ...check('err := form.Close()'),
      '',
    ],
    headers: ['form.FormDataContentType()'],
    call: ['&body'],
    imports: ['bytes', 'mime/multipart', 'os'],
  };
}

function rubyUpload({ file, fields }: Upload): BodyCode {
  const text = writerFor(RUBY_STYLE);
  const entries = [
    `[${text(file.name)}, File.open(${text(file.path)})]`,
    ...fields.map(({ name, value }) => `[${text(name)}, ${text(value)}]`),
  ];
  return { call: [`request.set_form([${entries.join(', ')}], "multipart/form-data")`] };
}
