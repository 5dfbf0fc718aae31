import type { ApiOperation } from '../../src/reference/shared/types';

/** `POST /rooms/{ACCESS_KEY}/layers` */
export function callOf({ method, path }: ApiOperation): string {
  return `${method} ${path}`;
}

/** Finds operations by id, name, or method and path with values in place of parameters. */
export function findOperations(text: string, operations: readonly ApiOperation[]): readonly ApiOperation[] {
  const wanted = text.trim().toLowerCase();
  const named = operations.filter(
    ({ operationId, name }) => operationId.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  if (named.length > 0) return named;
  const [, method = '', path = ''] = /^(?:([a-z]+)\s+)?(?:https?:\/\/[^/]+)?(\/\S*)$/.exec(wanted) ?? [];
  const parts = path.replace(/\?.*$/, '').replace(/\/$/, '').split('/');
  const matching = operations.filter((operation) => {
    const own = operation.path.toLowerCase().replace(/\?.*$/, '').split('/');
    return (
      (method === '' || operation.method.toLowerCase() === method) &&
      own.length === parts.length &&
      own.every((part, index) => part === parts[index] || (part.startsWith('{') && parts[index] !== ''))
    );
  });
  // `/recordings/list` is a call of its own rather than the recording "list".
  const exact = matching.filter(({ path: own }) => own.toLowerCase().replace(/\?.*$/, '') === parts.join('/'));
  return exact.length > 0 ? exact : matching;
}
