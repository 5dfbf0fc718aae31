import { seededText } from './seeded-text';
import type { World } from './world';

/** How long a link to a file works, in milliseconds. */
const LINK_LIFE = 3_600_000;

/** A link to a file that works for an hour. Nothing is stored for it: it carries its end and a signature. */
export function fileLink(world: World, name: string): string {
  const expires = Math.floor((world.now() + LINK_LIFE) / 1000);
  return `${world.addresses.api}/_mock/files/${name}?expires=${expires}&signature=${sign(world, name, expires)}`;
}

/** Whether a link was made by this API and still works. */
export function isValidLink(world: World, name: string, query: URLSearchParams): boolean {
  const expires = Number(query.get('expires'));
  return expires * 1000 >= world.now() && query.get('signature') === sign(world, name, expires);
}

function sign({ apiKey }: World, name: string, expires: number): string {
  return seededText(`file ${apiKey} ${name} ${expires}`, 24);
}
