import { readStored, writeStored } from '../../hooks/browser-storage';
import { CHOICE_PREFIX } from './tab-option';

type Listener = (value: string) => void;

const listeners = new Map<string, Set<Listener>>();
/** Choices during the lifetime of this page, for browsers that block storage. */
const chosen = new Map<string, string>();

/** The choice stored for a group, or null. */
export function readChoice(groupId: string): string | null {
  return readStored(CHOICE_PREFIX + groupId) ?? chosen.get(groupId) ?? null;
}

/** Stores a choice and notifies every group with that id on the page; other windows get a storage event. */
export function choose(groupId: string, value: string): void {
  chosen.set(groupId, value);
  writeStored(CHOICE_PREFIX + groupId, value);
  listeners.get(groupId)?.forEach((listener) => listener(value));
}

/** Listens to choices elsewhere on the page and in other windows. Returns a function that unsubscribes. */
export function onChoice(groupId: string, listener: Listener): () => void {
  const group = listeners.get(groupId) ?? new Set();
  listeners.set(groupId, group.add(listener));
  const onStorage = (event: StorageEvent) => {
    if (event.key === CHOICE_PREFIX + groupId && event.newValue !== null) listener(event.newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    group.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
