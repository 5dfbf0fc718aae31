import {
  choiceFor,
  choiceFromStorageEvent,
  effectiveMode,
  nextChoice,
  switchLabel,
  toStored,
  type ColorModeSettings,
} from './color-mode-state';

const shipped: ColorModeSettings = { defaultMode: 'dark', disableSwitch: false, respectSystem: false };
const respecting: ColorModeSettings = { ...shipped, respectSystem: true };

test.each([
  ['dark', false, 'light'],
  ['light', false, 'dark'],
  ['system', true, 'light'],
  ['light', true, 'dark'],
  ['dark', true, 'system'],
] as const)('CLR-4 the choice after %s (respectSystem: %s) is %s', (choice, respectSystem, next) => {
  expect(nextChoice(choice, respectSystem)).toBe(next);
});

test.each([
  ['light', false, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['light', true, 'light'],
] as const)('CLR-1 the choice %s (dark system: %s) shows %s', (choice, systemIsDark, mode) => {
  expect(effectiveMode(choice, systemIsDark)).toBe(mode);
});

test.each([
  [null, shipped, 'dark'],
  ['light', shipped, 'light'],
  ['dark', shipped, 'dark'],
  ['purple', shipped, 'dark'],
  ['', respecting, 'system'],
  [null, respecting, 'system'],
  ['light', { ...shipped, disableSwitch: true }, 'dark'],
] as const)('CLR-3 with %j stored and the settings %j, the choice is %s', (stored, settings, choice) => {
  expect(choiceFor(stored, settings)).toBe(choice);
});

test("CLR-2 the choice of the system's mode is stored as a missing value", () => {
  expect([toStored('light'), toStored('dark'), toStored('system')]).toEqual(['light', 'dark', null]);
});

test.each([
  ['theme', 'light', shipped, 'light'],
  ['theme', null, shipped, 'dark'],
  ['theme', null, respecting, 'system'],
  [null, null, shipped, 'dark'],
  ['theme', 'purple', shipped, null],
  ['other', 'light', shipped, null],
  ['theme', 'light', { ...shipped, disableSwitch: true }, null],
] as const)(
  'CLR-6 a storage event with key %j and value %j (%j) leads to the choice %j',
  (key, value, settings, choice) => {
    expect(choiceFromStorageEvent(key, value, settings)).toBe(choice);
  },
);

test('CLR-8 the label names the action and the current mode', () => {
  expect(switchLabel('dark', false)).toBe('Switch to light mode (currently dark mode)');
  expect(switchLabel('dark', true)).toBe('Switch to system mode (currently dark mode)');
});
