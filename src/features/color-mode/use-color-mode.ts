import { useCallback, useEffect } from 'react';
import { readStored, writeStored } from '../../hooks/browser-storage';
import {
  choiceFor,
  choiceFromStorageEvent,
  effectiveMode,
  nextChoice,
  STORAGE_KEY,
  toStored,
  type Choice,
  type ColorModeSettings,
} from './color-mode-state';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/**
 * Keeps the page in the chosen color mode. The state is in two attributes of the root element, `data-theme` and
 * `data-theme-choice`, which the inline script sets before the first paint. The switch and the style sheets read them,
 * so nothing needs to be re-rendered. Returns the action of the switch.
 */
export function useColorMode(settings: ColorModeSettings): () => void {
  useEffect(() => {
    if (settings.disableSwitch && readStored(STORAGE_KEY) !== null) writeStored(STORAGE_KEY, null);
    applyChoice(currentChoice(settings));

    const onStorage = (event: StorageEvent) => {
      const choice = choiceFromStorageEvent(event.key, event.newValue, settings);
      if (choice !== null) applyChoice(choice);
    };
    const system = window.matchMedia(SYSTEM_IS_DARK);
    const onSystem = () => applyChoice(currentChoice(settings));
    window.addEventListener('storage', onStorage);
    system.addEventListener('change', onSystem);
    return () => {
      window.removeEventListener('storage', onStorage);
      system.removeEventListener('change', onSystem);
    };
  }, [settings]);

  return useCallback(() => {
    const choice = nextChoice(currentChoice(settings), settings.respectSystem);
    applyChoice(choice);
    writeStored(STORAGE_KEY, toStored(choice));
  }, [settings]);
}

function currentChoice(settings: ColorModeSettings): Choice {
  const { themeChoice } = document.documentElement.dataset;
  const known =
    themeChoice === 'light' || themeChoice === 'dark' || (themeChoice === 'system' && settings.respectSystem);
  return known ? themeChoice : choiceFor(readStored(STORAGE_KEY), settings);
}

function applyChoice(choice: Choice): void {
  const { dataset } = document.documentElement;
  dataset.theme = effectiveMode(choice, window.matchMedia(SYSTEM_IS_DARK).matches);
  dataset.themeChoice = choice;
}
