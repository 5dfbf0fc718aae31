import { RUBY_STYLE, writeValue } from './literal';
import { addressOf, constantsOf, headersOf, type JsonRequest, type Piece } from './request';

const text = (value: string): string => writeValue(value, RUBY_STYLE);

function expression(pieces: readonly Piece[], isAddress: boolean): string {
  const [only] = pieces;
  if (pieces.length === 1 && only && 'constant' in only) return only.constant;
  return `"${pieces.map((piece) => ('text' in piece ? piece.text : `#{${isAddress && piece.isOwn ? `URI.encode_uri_component(${piece.constant})` : piece.constant}}`)).join('')}"`;
}

/** A script for Ruby with its `net/http`. */
export function rubyRequest(request: JsonRequest): string {
  return [
    'require "json"',
    'require "net/http"',
    '',
    ...constantsOf(request).map(({ name, value }) => `${name} = ${text(value)}`),
    '',
    `uri = URI(${expression(addressOf(request), true)})`,
    `request = Net::HTTP::${request.method.charAt(0)}${request.method.slice(1).toLowerCase()}.new(uri)`,
    ...headersOf(request).map(([name, value]) => `request["${name}"] = ${expression(value, false)}`),
    `request.body = JSON.generate(${writeValue(request.body, RUBY_STYLE)})`,
    '',
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: true, read_timeout: 10) do |http|',
    '  http.request(request)',
    'end',
    'raise "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    '',
    request.returnsJson ? 'puts JSON.pretty_generate(JSON.parse(response.body))' : 'puts response.code',
  ].join('\n');
}
