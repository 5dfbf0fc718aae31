import { readSession, writeSession } from './browser-storage';

/**
 * What the reader has typed or received in this tab, by its name in samples: `ROOM_ID`, `ACCESS_KEY`. It stays
 * in the tab's session storage, is never sent anywhere by itself, and is gone with the tab.
 */
export type TabValues = Readonly<Record<string, string>>;

export const TAB_VALUES_KEY = 'tab-values';
/** `on` while samples show the values. */
const SHOWN_KEY = 'tab-values-shown';
const NONE: TabValues = {};

const listeners = new Set<() => void>();
/** For browsers that store nothing. */
const unstored = new Map<string, string>();
let parsed: { readonly text: string | null; readonly values: TabValues } = { text: null, values: NONE };

/** The values of this tab. Whatever in the storage is not ours counts as no value. */
export function readTabValues(): TabValues {
  const text = read(TAB_VALUES_KEY);
  if (text !== parsed.text) parsed = { text, values: parse(text) };
  return parsed.values;
}

/** Replaces all values. Empty texts are no values. If the storage is blocked, they last until the page is left. */
export function setTabValues(values: TabValues): void {
  const kept = Object.entries(values).filter(([, value]) => value !== '');
  write(TAB_VALUES_KEY, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null);
}

/** Forgets all values, and no longer shows any in samples. */
export function forgetTabValues(): void {
  write(SHOWN_KEY, null);
  write(TAB_VALUES_KEY, null);
}

/** Whether samples show the values: only after the reader has asked for it in this tab. */
export function areTabValuesShown(): boolean {
  return read(SHOWN_KEY) === 'on';
}

export function showTabValues(isShown: boolean): void {
  write(SHOWN_KEY, isShown ? 'on' : null);
}

/** Calls `listener` after every change in this document. Returns a function that stops this. */
export function onTabValues(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(text: string | null): TabValues {
  try {
    const found = JSON.parse(text ?? '{}') as object;
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return NONE;
  }
}

function read(key: string): string | null {
  return readSession(key) ?? unstored.get(key) ?? null;
}

function write(key: string, value: string | null): void {
  unstored.delete(key);
  if (!writeSession(key, value) && value !== null) unstored.set(key, value);
  listeners.forEach((listener) => listener());
}
