import { formatJson } from './literals';
import type { SampleBody, SampleRequest } from './request';

/** A shell command; it fails, and shows the answer, when the status is an error. */
export function curlSample({ method, address, constants, query, authorization, body }: SampleRequest): string {
  const url = address.map((piece) => (typeof piece === 'string' ? piece : `$${piece.constant}`)).join('');
  const parts = [
    // The address has a line of its own, so that it can be seen where columns are narrow.
    `curl --fail-with-body -sS${query.length > 0 ? ' -G' : ''}${method === 'GET' ? '' : ` -X ${method}`}`,
    `"${url}"`,
    ...(authorization ? [`-H "Authorization: ${authorization.scheme}$${authorization.constant}"`] : []),
    ...query.map(({ name, value }) => `--data-urlencode "${name}=${value}"`),
    ...(body ? bodyParts(body) : []),
  ];
  return [
    ...constants.map(({ name, value }) => `${name}="${value}"`),
    ...(constants.length > 0 ? [''] : []),
    parts.join(' \\\n  '),
  ].join('\n');
}

function bodyParts(body: SampleBody): string[] {
  if (body.kind === 'json')
    return ['-H "Content-Type: application/json"', `-d '${formatJson(body.value).replaceAll("'", "'\\''")}'`];
  return [
    `-F "${body.file.name}=@${body.file.path}"`,
    ...body.fields.map(({ name, value }) => `-F "${name}=${value}"`),
  ];
}
