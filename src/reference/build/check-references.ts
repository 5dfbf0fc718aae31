import { LineCounter, isMap, isScalar, parseDocument, visit } from 'yaml';
import { nearestOrAvailable } from '../../site/build/nearest';
import type { Problem } from '../../site/problems';

/**
 * Checks the version of a description and that each `$ref` in it leads somewhere.
 *
 * @param text YAML with expanded tokens that can be parsed
 * @param kind field that has the version, with the versions that can be read
 * @param added schemas that the build adds to the document
 */
export function checkDescription(
  text: string,
  file: string,
  kind: { readonly field: 'openapi' | 'asyncapi'; readonly version: RegExp; readonly allowed: string },
  added: readonly string[] = [],
): Problem[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const problems: Problem[] = [];
  const report = (offset: number, message: string): void =>
    void problems.push({ file, line: lineCounter.linePos(offset).line, message });
  const version = document.get(kind.field, true);
  const other = document.get('swagger', true);
  if (!isScalar(version) || !kind.version.test(String(version.value))) {
    const found = isScalar(version)
      ? `field "${kind.field}": found "${String(version.value)}"`
      : isScalar(other)
        ? `field "swagger": found "${String(other.value)}"`
        : `field "${kind.field}": found nothing`;
    const at = [version, other].find((node) => isScalar(node));
    report(isScalar(at) ? (at.range?.[0] ?? 0) : 0, `${found}; expected ${kind.field}: ${kind.allowed}`);
    return problems;
  }
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value) || typeof value.value !== 'string') return;
      const message = problemOf(value.value, document, added);
      if (message !== undefined) report(value.range?.[0] ?? 0, message);
    },
  });
  return problems;
}

function problemOf(
  reference: string,
  document: ReturnType<typeof parseDocument>,
  added: readonly string[],
): string | undefined {
  if (!reference.startsWith('#/'))
    return `field "$ref": found "${reference}"; expected a reference within the file, such as #/components/schemas/Room`;
  const keys = reference
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  if (added.includes(reference) || document.hasIn(keys)) return undefined;
  const parent = keys.slice(0, -1);
  const siblings = document.getIn(parent);
  const prefix = `#/${parent.join('/')}/`;
  const names = isMap(siblings) ? siblings.items.map(({ key }) => `${prefix}${String(key)}`) : [];
  const known = [...names, ...added.filter((name) => name.startsWith(prefix))];
  return `field "$ref": refers to "${reference}", which does not exist; ${nearestOrAvailable(reference, known)}`;
}
