import { RUBY_STYLE, writeLiteral } from './literals';
import {
  bodyCode,
  constantLines,
  interpolate,
  joinLines,
  titleCase,
  type Interpolation,
  type SampleRequest,
} from './request';

const text = (value: string): string => writeLiteral(value, RUBY_STYLE);

const RUBY: Interpolation = {
  text,
  template: (content) => `"${content}"`,
  value: (expression) => `#{${expression}}`,
  encode: (constant) => `URI.encode_uri_component(${constant})`,
};

/** A Ruby script that uses `net/http`. */
export function rubySample(request: SampleRequest): string {
  const { query, authorization, body, returnsJson } = request;
  return joinLines([
    (returnsJson || body?.kind === 'json') && 'require "json"',
    'require "net/http"',
    '',
    constantLines(request, (name, value) => `${name} = ${text(value)}`),
    `uri = URI(${interpolate(request.address, RUBY)})`,
    query && `uri.query = URI.encode_www_form(${writeLiteral(query, RUBY_STYLE, 0, 32)})`,
    `request = Net::HTTP::${titleCase(request)}.new(uri)`,
    authorization && `request["Authorization"] = ${interpolate(authorization, RUBY)}`,
    bodyCode(request, 'ruby', (value) => ({
      call: [
        'request["Content-Type"] = "application/json"',
        `request.body = JSON.generate(${writeLiteral(value, RUBY_STYLE, 0, 29)})`,
      ],
    })).call,
    '',
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: true, read_timeout: 10) do |http|',
    '  http.request(request)',
    'end',
    'raise "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    '',
    returnsJson ? 'puts JSON.pretty_generate(JSON.parse(response.body))' : 'puts response.code',
  ]);
}
