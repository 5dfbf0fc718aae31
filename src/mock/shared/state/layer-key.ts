import type { Meeting } from './entities';

/** The key of a layer in the store. */
export function layerKey({ id }: Meeting, zIndex: string): string {
  return `${id} ${zIndex}`;
}
