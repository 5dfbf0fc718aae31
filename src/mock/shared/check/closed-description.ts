type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Calls `visit` for every object in a document, with its JSON pointer. Skips examples, because they are data. */
export function walkDescription(value: unknown, visit: (value: Json, pointer: string) => void, pointer = ''): void {
  if (!isObject(value)) return;
  visit(value, pointer);
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'example' && key !== 'examples') walkDescription(child, visit, `${pointer}/${pointerPart(key)}`);
  }
}

/** Escapes a key for a JSON pointer in a URL fragment. */
export function pointerPart(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** Returns a copy of a description in which objects reject unknown fields, unless they explicitly allow them. */
export function closeDescription(document: object): object {
  const copy = structuredClone(document) as { components?: { schemas?: Record<string, Json> } };
  const parts = referencedParts(document);
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

/**
 * Returns the references to schemas that are parts of an `allOf`. Such a schema alone must not reject the fields of the
 * other parts.
 */
function referencedParts(document: object): Set<string> {
  const parts = new Set<string>();
  walkDescription(document, ({ allOf }) => {
    if (Array.isArray(allOf))
      for (const part of allOf as Json[]) if (typeof part.$ref === 'string') parts.add(part.$ref);
  });
  return parts;
}
