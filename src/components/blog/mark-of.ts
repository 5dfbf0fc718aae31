import { SEATS } from '../ui/ring';

const ROLES = ['accent', 'info', 'violet', 'amber'] as const;

/** Which seat of an author's mark speaks and in which colour; the same for the same key everywhere. */
export function markOf(key: string): { readonly seat: number; readonly role: (typeof ROLES)[number] } {
  const sum = [...key].reduce((total, character) => (total * 37 + (character.codePointAt(0) ?? 0)) % 9973, 27);
  return { seat: sum % SEATS.length, role: ROLES[Math.floor(sum / SEATS.length) % ROLES.length] ?? 'accent' };
}
