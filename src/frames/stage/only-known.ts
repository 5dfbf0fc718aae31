/** Properties that the language and its tools look for in any object. */
const LANGUAGE = new Set(['then', 'toJSON', 'constructor', 'prototype', '$$typeof', 'nodeType', 'asymmetricMatch']);

/**
 * Wraps a part of a stand-in, so that a use of something that it does not have is an error that says so.
 *
 * @param name how programs call the part
 */
export function onlyKnown<T extends object>(part: T, name: string): T {
  return new Proxy(part, {
    get(target, key, receiver) {
      if (typeof key === 'string' && !(key in target) && !LANGUAGE.has(key)) throw new Error(unknown(name, key));
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}

/** Says that a stand-in lacks something. */
export function unknown(name: string, what: string): string {
  return `The stand-in for the SDK in this frame has no ${name}.${what}.`;
}
