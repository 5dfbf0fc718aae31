import { fill } from '../../site/fill';

export type Mode = 'light' | 'dark';
export type Choice = Mode | 'system';

export interface ColorModeSettings {
  readonly defaultMode: Mode;
  readonly disableSwitch: boolean;
  /** True if the operating system's mode is used until the reader chooses one. */
  readonly respectSystem: boolean;
}

/** Key in local storage. A missing value means the system's mode, or the default mode if that is not respected. */
export const STORAGE_KEY = 'theme';

/** Parses the stored value and ignores everything except for the two modes. */
function parseStored(value: string | null): Mode | null {
  return value === 'light' || value === 'dark' ? value : null;
}

/** The choice for a stored value. */
export function choiceFor(stored: string | null, settings: ColorModeSettings): Choice {
  const mode = settings.disableSwitch ? null : parseStored(stored);
  return mode ?? (settings.respectSystem ? 'system' : settings.defaultMode);
}

/** The choice after a press of the switch: dark ↔ light, or system → light → dark → system. */
export function nextChoice(choice: Choice, respectSystem: boolean): Choice {
  if (choice === 'light') return 'dark';
  if (choice === 'dark' && respectSystem) return 'system';
  return 'light';
}

/** The mode that is shown for a choice. */
export function effectiveMode(choice: Choice, systemIsDark: boolean): Mode {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** The value to store for a choice; null means that the value is removed. */
export function toStored(choice: Choice): Mode | null {
  return choice === 'system' ? null : choice;
}

/**
 * The choice after another window has changed the storage; null if there is nothing to do because of another key or an
 * invalid value. `key` is null if the whole storage was cleared.
 */
export function choiceFromStorageEvent(
  key: string | null,
  newValue: string | null,
  settings: ColorModeSettings,
): Choice | null {
  if (settings.disableSwitch || (key !== null && key !== STORAGE_KEY)) return null;
  if (newValue !== null && parseStored(newValue) === null) return null;
  return choiceFor(newValue, settings);
}

const NAMES: Readonly<Record<Choice, string>> = {
  light: STRINGS.colorMode.light,
  dark: STRINGS.colorMode.dark,
  system: STRINGS.colorMode.system,
};

/** The switch's accessible name: the action, followed by the current state. */
export function switchLabel(choice: Choice, respectSystem: boolean): string {
  return fill(STRINGS.colorMode.switch, { next: NAMES[nextChoice(choice, respectSystem)], current: NAMES[choice] });
}

/** The choices that the switch cycles through. */
export function choicesOf(respectSystem: boolean): readonly Choice[] {
  return respectSystem ? ['system', 'light', 'dark'] : ['light', 'dark'];
}
