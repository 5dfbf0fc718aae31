type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Calls `visit` for every object of a document with its JSON pointer; examples are data and are not entered. */
export function walkDescription(value: unknown, visit: (value: Json, pointer: string) => void, pointer = ''): void {
  if (!isObject(value)) return;
  visit(value, pointer);
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'example' && key !== 'examples') walkDescription(child, visit, `${pointer}/${pointerPart(key)}`);
  }
}

/** A key as a part of a JSON pointer inside an address. */
export function pointerPart(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** A copy of a description in which an object that is not open refuses a field it does not list. */
export function closeDescription(document: object): object {
  const copy = structuredClone(document) as { components?: { schemas?: Record<string, Json> } };
  const parts = partsOfOthers(document);
  for (const [name, schema] of Object.entries(copy.components?.schemas ?? {})) {
    walkDescription(schema, (part, pointer) => {
      const isBranch = /\/(?:allOf|anyOf|oneOf)\/\d+$/.test(pointer);
      const isPart = pointer === '' && parts.has(`#/components/schemas/${name}`);
      const isClosed =
        part.allOf !== undefined ||
        (isObject(part.properties) && part.type !== undefined && part.additionalProperties === undefined);
      if (isClosed && !isBranch && !isPart) part.unevaluatedProperties = false;
    });
  }
  return copy;
}

/** References to schemas that others are made of: alone they must not refuse what the whole has besides. */
function partsOfOthers(document: object): Set<string> {
  const parts = new Set<string>();
  walkDescription(document, ({ allOf }) => {
    if (Array.isArray(allOf))
      for (const part of allOf as Json[]) if (typeof part.$ref === 'string') parts.add(part.$ref);
  });
  return parts;
}
