import { RUBY_STYLE, writeLiteral } from './literals';
import type { SampleBody, SampleRequest } from './request';

const text = (value: string): string => writeLiteral(value, RUBY_STYLE);

/** A script for Ruby with its `net/http`. */
export function rubySample({
  method,
  address,
  constants,
  query,
  authorization,
  body,
  returnsJson,
}: SampleRequest): string {
  const url = address
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : `#{${piece.needsEncoding ? `URI.encode_uri_component(${piece.constant})` : piece.constant}}`,
    )
    .join('');
  const needsJson = returnsJson || body?.kind === 'json';
  const lines = [
    ...(needsJson ? ['require "json"'] : []),
    'require "net/http"',
    '',
    ...constants.map(({ name, value }) => `${name} = ${text(value)}`),
    ...(constants.length > 0 ? [''] : []),
    `uri = URI("${url}")`,
    ...(query.length > 0
      ? [
          `uri.query = URI.encode_www_form(${writeLiteral(Object.fromEntries(query.map(({ name, value }) => [name, value])), RUBY_STYLE, 0, 32)})`,
        ]
      : []),
    `request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`,
    ...(authorization
      ? [
          `request["Authorization"] = ${authorization.scheme === '' ? authorization.constant : `"${authorization.scheme}#{${authorization.constant}}"`}`,
        ]
      : []),
    ...(body ? bodyLines(body) : []),
    '',
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: true, read_timeout: 10) do |http|',
    '  http.request(request)',
    'end',
    'raise "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    '',
    returnsJson ? 'puts JSON.pretty_generate(JSON.parse(response.body))' : 'puts response.code',
  ];
  return lines.join('\n');
}

function bodyLines(body: SampleBody): string[] {
  if (body.kind === 'json')
    return [
      'request["Content-Type"] = "application/json"',
      `request.body = JSON.generate(${writeLiteral(body.value, RUBY_STYLE, 0, 29)})`,
    ];
  const fields = [
    `["${body.file.name}", File.open(${text(body.file.path)})]`,
    ...body.fields.map(({ name, value }) => `[${text(name)}, ${text(value)}]`),
  ];
  return [`request.set_form([${fields.join(', ')}], "multipart/form-data")`];
}
